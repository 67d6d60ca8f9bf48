/*
 * Readers: threads of the program that run the callbacks of the streams they are subscribed for.
 */
#ifndef SIM_CALLBACKS_READER_H
#define SIM_CALLBACKS_READER_H

#include "queue/stream.h"

/** A callback that a stream has come to. */
struct sim_callback_entry {
    struct sim_callback_entry *next;
    aclrtCallback function;
    void *argument;
    /** The stream waits for it; the entry then belongs to the task, which outlives it. */
    bool blocks;
    /* Guarded by the reader's gate. */
    bool done;
};

/** A thread that reads callbacks of one or more streams. */
struct sim_reader {
    struct sim_reader *next;
    /** As the caller gave it: pthread_self() or the thread id of the operating system. */
    uint64_t thread;
    int32_t device;
    /* Guarded by the mutex of subscription.c. Streams that are subscribed, and everybody who holds the reader. */
    uint32_t streams;
    uint32_t references;
    struct sim_gate gate;
    /* Guarded by the gate. */
    struct sim_callback_entry *first;
    struct sim_callback_entry **last;
};

/** The reader of a stream with a reference, NULL when the stream is not subscribed. */
struct sim_reader *sim_reader_of_stream(const struct sim_stream *stream);

/** The calling thread's reader with a reference, NULL when it has none. */
struct sim_reader *sim_reader_of_thread(void);

/** True while a stream is subscribed for the reader. */
bool sim_reader_subscribed(struct sim_reader *reader);

/** Gives a reference back. */
void sim_reader_release(struct sim_reader *reader);

/** 107011 with text: host functions own the stream. */
aclError sim_callback_owned_by_hostfunc(const struct sim_stream *stream);

#endif
