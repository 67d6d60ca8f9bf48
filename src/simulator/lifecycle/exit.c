/*
 * The first and the last words of a process: a JSON file that is there from the first call on; leaks and summary.
 *
 * The last ones come when the library is unloaded or the process exits, after the program's own exit handlers, so that what those free is
 * no leak. Other threads may still run, may be gone with a lock held (fork), and the exiting thread itself may hold one
 * (exit called from a signal handler). So the work is done by a thread of its own, and exit waits for it only so long.
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <time.h>
#include <unistd.h>

#include "entry/entry.h"
#include "findings/report.h"
#include "findings/store.h"
#include "handles/objects.h"
#include "leaks.h"
#include "machine/config.h"
#include "recording/recording.h"

/** Enough for millions of live objects. */
#define PATIENCE_SECONDS 3

/**
 * The process that loaded the library, or a child made by fork that has called it; other children have nothing to report.
 * Written by the first call, read at the end of the process: often by different threads.
 */
static _Atomic pid_t owner;

/** What a forked child has of its parent is the parent's matter. */
static void on_first_call(bool inherited)
{
    if (inherited) {
        sim_finding_clear();
        sim_leaks_disown();
    }
    owner = getpid();
    sim_report_start();
    sim_recording_start();
}

__attribute__((constructor)) static void remember_owner(void)
{
    owner = getpid();
    sim_entry_on_first_call(on_first_call);
}

static void *say_last_words(void *argument)
{
    sim_finding_leaks(ACLSIM_FINDING_LEAK_AT_EXIT);
    sim_report_summary();
    sim_report_file();
    return argument;
}

static bool is_anything_alive(void)
{
    for (int kind = 0; kind < ACLSIM_OBJECT_KINDS; kind++) {
        if (sim_objects_alive((aclsimObjectKind)kind) != 0) {
            return true;
        }
    }
    return false;
}

__attribute__((destructor)) static void report_at_exit(void)
{
    const bool silent = !sim_config()->findings.standard_error && sim_config()->findings.json_path == NULL;
    if (getpid() != owner || silent) {
        return;
    }
    if (!is_anything_alive() && !sim_finding_any() && sim_config()->findings.json_path == NULL) {
        return;
    }
    struct timespec until;
    (void)clock_gettime(CLOCK_REALTIME, &until);
    until.tv_sec += PATIENCE_SECONDS;
    pthread_t thread;
    if (pthread_create(&thread, NULL, say_last_words, NULL) != 0) {
        return;
    }
    if (pthread_timedjoin_np(thread, NULL, &until) != 0) {
        (void)dprintf(STDERR_FILENO, "ascendcl simulator: no leak report: a thread ended while it held a lock\n");
    }
}
