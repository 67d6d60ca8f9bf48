/*
 * Runs a test function in a process of its own, because the library keeps state for the life of its process.
 */
#ifndef SIM_TEST_ISOLATE_H
#define SIM_TEST_ISOLATE_H

#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

static inline void isolate(void (*test)(void), const char *name)
{
    (void)fflush(stdout);
    const pid_t child = fork();
    if (child == 0) {
        test();
        exit(0);
    }
    int status = -1;
    (void)waitpid(child, &status, 0);
    if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) {
        (void)fprintf(stderr, "%s failed (%s %d)\n", name, WIFSIGNALED(status) ? "signal" : "status",
            WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status));
        exit(1);
    }
    (void)printf("%s\n", name);
}

/** Runs the function in a child process; the program fails when the child does. No thread may run before. */
#define ISOLATE(test) isolate(test, #test)

#endif
