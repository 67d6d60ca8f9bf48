/*
 * Threads of the library.
 */
#ifndef SIM_BASE_WORKER_H
#define SIM_BASE_WORKER_H

#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>

/**
 * Starts a thread that takes no asynchronous signals: they are the program's own business, and its handlers must not run
 * on threads that it does not know.
 * @param stack bytes of its stack, 0: the system's choice
 */
bool sim_worker_start(pthread_t *thread, size_t stack, void *(*function)(void *argument), void *argument);

#endif
