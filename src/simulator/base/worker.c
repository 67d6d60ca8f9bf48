#include "worker.h"

#include <signal.h>

/** Signals that a fault of the thread itself raises; blocked, they would end the process without a word. */
static void allow_faults(sigset_t *set)
{
    static const int faults[] = {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGABRT};
    for (size_t index = 0; index < sizeof faults / sizeof faults[0]; index++) {
        (void)sigdelset(set, faults[index]);
    }
}

bool sim_worker_start(pthread_t *thread, size_t stack, void *(*function)(void *argument), void *argument)
{
    pthread_attr_t attributes;
    (void)pthread_attr_init(&attributes);
    if (stack != 0) {
        (void)pthread_attr_setstacksize(&attributes, stack);
    }
    sigset_t blocked;
    sigset_t before;
    (void)sigfillset(&blocked);
    allow_faults(&blocked);
    (void)pthread_sigmask(SIG_BLOCK, &blocked, &before);
    const bool started = pthread_create(thread, &attributes, function, argument) == 0;
    (void)pthread_sigmask(SIG_SETMASK, &before, NULL);
    (void)pthread_attr_destroy(&attributes);
    return started;
}
