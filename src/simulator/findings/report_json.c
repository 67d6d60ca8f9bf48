#include "report.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "handles/objects.h"
#include "machine/config.h"
#include "store.h"

static void add_finding(struct sim_text *text, const aclsimFinding *finding)
{
    sim_text_add(text, "{\"id\": %llu, \"kind\": \"%s\", \"count\": %u, \"function\": ", (unsigned long long)finding->id,
        sim_finding_key(finding->kind), finding->count);
    sim_text_add_json(text, finding->function);
    sim_text_add(text, ", \"argument\": ");
    sim_text_add_json(text, finding->argument);
    /* As text: a JSON number does not hold 64 bits everywhere. */
    sim_text_add(text, ", \"address\": \"0x%llx\", \"size\": %llu, \"thread\": %llu, \"object\": ",
        (unsigned long long)finding->address, (unsigned long long)finding->size, (unsigned long long)finding->thread);
    sim_text_add_json(text, finding->object == ACLSIM_OBJECT_KINDS ? NULL : sim_objects_name(finding->object));
    sim_text_add(text, ", \"message\": ");
    sim_text_add_json(text, finding->message);
    sim_text_add(text, ", \"history\": ");
    sim_text_add_json(text, finding->history);
    sim_text_add(text, "}");
}

void sim_report_findings_json(struct sim_text *text)
{
    aclsimFinding finding;
    sim_text_add(text, "[");
    for (size_t index = 0; sim_finding_copy(index, &finding); index++) {
        sim_text_add(text, index == 0 ? "\n " : ",\n ");
        add_finding(text, &finding);
    }
    sim_text_add(text, "]");
}

static void add_document(struct sim_text *text)
{
    const struct sim_config *config = sim_config();
    sim_text_add(text, "{\"process\": %d, \"cann\": ", (int)getpid());
    sim_text_add_json(text, config->version.name);
    sim_text_add(text, ", \"soc\": ");
    sim_text_add_json(text, config->soc_name);
    sim_text_add(text, ",\n\"live\": {");
    const char *separator = "";
    for (int kind = 0; kind < ACLSIM_OBJECT_KINDS; kind++) {
        const uint64_t alive = sim_objects_alive((aclsimObjectKind)kind);
        if (alive != 0) {
            sim_text_add(text, "%s\"%s\": %llu", separator, sim_objects_name((aclsimObjectKind)kind), (unsigned long long)alive);
            separator = ", ";
        }
    }
    sim_text_add(text, "},\n\"dropped\": %llu,\n\"findings\": ", (unsigned long long)sim_finding_dropped());
    sim_report_findings_json(text);
    sim_text_add(text, "}\n");
}

/** The configured name with each %p replaced by the process id, so that processes of one run don't share a file. */
static bool expand_path(const char *name, char *path, size_t size)
{
    size_t length = 0;
    for (const char *at = name; *at != '\0'; at++) {
        const bool process = at[0] == '%' && at[1] == 'p';
        const int added = process ? snprintf(path + length, size - length, "%d", (int)getpid())
                                  : snprintf(path + length, size - length, "%c", *at);
        length += (size_t)added;
        if (length >= size) {
            return false;
        }
        at += process;
    }
    return true;
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
    struct stat status;
    if (stat(path, &status) == 0 && !S_ISREG(status.st_mode)) {
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

void sim_report_file(void)
{
    const char *name = sim_config()->findings.json_path;
    if (name == NULL) {
        return;
    }
    struct sim_text text = {0};
    add_document(&text);
    char path[PATH_MAX];
    bool written = false;
    errno = ENOMEM;
    if (!text.failed) {
        errno = ENAMETOOLONG;
        written = strcmp(name, "-") == 0 ? sim_text_write(&text, STDOUT_FILENO)
                                         : expand_path(name, path, sizeof path) && replace(&text, path);
    }
    if (!written) {
        (void)dprintf(STDERR_FILENO, "ascendcl simulator: the report could not be written to \"%s\": %s\n", name,
            strerror(errno));
    }
    sim_text_free(&text);
}
