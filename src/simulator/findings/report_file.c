/*
 * The JSON file of a process. It is there from the first call on and has each finding as soon as it was seen, because a process
 * may end without a last word: by _exit, as children of Python's multiprocessing do, or by a signal.
 *
 * Locks: `mutex` guards the record; the finding store's mutex is taken after it.
 */
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "machine/config.h"
#include "report.h"
#include "report_json.h"
#include "store.h"

/* Guards everything below. */
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
/** What was written, so that one more finding can be added; no process: nothing that could be added to. */
static struct {
    pid_t process;
    char path[PATH_MAX];
    /** Where the findings end in the file, and the file itself. */
    size_t findings_end;
    size_t length;
    bool any;
} record;

static bool is_regular(const char *path)
{
    struct stat status;
    return stat(path, &status) != 0 || S_ISREG(status.st_mode);
}

static bool write_to(const struct sim_text *text, const char *path, int flags)
{
    const int file = open(path, O_WRONLY | O_CLOEXEC | flags, 0666);
    if (file < 0) {
        return false;
    }
    const bool written = sim_text_write(text, file);
    return close(file) == 0 && written;
}

/** A reader never sees half a report: a regular file is replaced in one step. Pipes and devices are written to. */
static bool replace(const struct sim_text *text, const char *path)
{
    if (!is_regular(path)) {
        return write_to(text, path, 0);
    }
    char temporary[PATH_MAX];
    if (snprintf(temporary, sizeof temporary, "%s.%d.tmp", path, (int)getpid()) >= (int)sizeof temporary) {
        errno = ENAMETOOLONG;
        return false;
    }
    if (write_to(text, temporary, O_CREAT | O_TRUNC) && rename(temporary, path) == 0) {
        return true;
    }
    const int reason = errno;
    (void)unlink(temporary);
    errno = reason;
    return false;
}

/** True for a place that can be written more than once. */
static bool is_kept(const char *name)
{
    char path[PATH_MAX];
    return name != NULL && strcmp(name, "-") != 0 && sim_text_process_path(name, path, sizeof path) && is_regular(path);
}

/** Writes the document. Called with the mutex. */
static bool write_whole(const char *name, bool complete)
{
    struct sim_text text = {0};
    const bool any = sim_finding_any();
    const size_t findings_end = sim_report_document(&text, complete);
    bool written = false;
    errno = ENOMEM;
    if (!text.failed && strcmp(name, "-") == 0) {
        written = sim_text_write(&text, STDOUT_FILENO);
    } else if (!text.failed) {
        errno = ENAMETOOLONG;
        written = sim_text_process_path(name, record.path, sizeof record.path) && replace(&text, record.path);
    }
    record.process = written ? getpid() : 0;
    record.findings_end = findings_end;
    record.length = text.length;
    record.any = any;
    sim_text_free(&text);
    return written;
}

void sim_report_start(void)
{
    const char *name = sim_config()->findings.json_path;
    if (!is_kept(name)) {
        return;
    }
    (void)pthread_mutex_lock(&mutex);
    (void)write_whole(name, false);
    (void)pthread_mutex_unlock(&mutex);
}

/** Puts one more finding into the file, over its end. Called with the mutex. */
static void write_one_more(const aclsimFinding *finding)
{
    struct sim_text text = {0};
    const size_t findings_end = sim_report_one_more(&text, finding, !record.any);
    /* Fewer objects may live than before: nothing of the old end may stay behind the new one. */
    while (!text.failed && record.findings_end + text.length < record.length) {
        sim_text_add(&text, "\n");
    }
    const int file = text.failed ? -1 : open(record.path, O_WRONLY | O_CLOEXEC);
    if (file >= 0 && pwrite(file, text.bytes, text.length, (off_t)record.findings_end) == (ssize_t)text.length) {
        record.length = record.findings_end + text.length;
        record.findings_end += findings_end;
        record.any = true;
    }
    if (file >= 0) {
        (void)close(file);
    }
    sim_text_free(&text);
}

void sim_report_add(const aclsimFinding *finding)
{
    if (sim_config()->findings.json_path == NULL) {
        return;
    }
    (void)pthread_mutex_lock(&mutex);
    if (record.process == getpid()) {
        write_one_more(finding);
    }
    (void)pthread_mutex_unlock(&mutex);
}

void sim_report_file(void)
{
    const char *name = sim_config()->findings.json_path;
    if (name == NULL) {
        return;
    }
    (void)pthread_mutex_lock(&mutex);
    if (!write_whole(name, true)) {
        (void)dprintf(STDERR_FILENO, "ascendcl simulator: the report could not be written to \"%s\": %s\n", name,
            strerror(errno));
    }
    (void)pthread_mutex_unlock(&mutex);
}
