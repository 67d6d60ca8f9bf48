/*
 * Which bytes of a piece of memory have been written: the memory's fresh parts read as a pattern without costing RAM.
 *
 * The set is a sorted array of disjoint intervals. It is bounded: when too many pieces would be needed, the smallest hole
 * is filled with the pattern for real and counts as written from then on. So contents never differ, only the report of an
 * uninitialised read may be missed there.
 *
 * Locks: each set has a mutex, a leaf. It is not held while bytes are copied.
 */
#ifndef SIM_SPACE_INTERVALS_H
#define SIM_SPACE_INTERVALS_H

#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct sim_interval {
    size_t from;
    size_t to;
};

struct sim_intervals {
    pthread_mutex_t mutex;
    /* Guarded by mutex. */
    uint32_t count;
    uint32_t capacity;
    /** Points to `first` until a second interval is needed. */
    struct sim_interval *items;
    struct sim_interval first;
    bool touched;
    /** The memory itself. Constant. */
    unsigned char *bytes;
};

/** An empty set for the memory at `bytes`. */
void sim_intervals_init(struct sim_intervals *set, unsigned char *bytes);

/** Frees what the set holds. */
void sim_intervals_end(struct sim_intervals *set);

/** [from, to) is going to be written. Call it before the bytes change: a hole there may be filled at any time. */
void sim_intervals_add(struct sim_intervals *set, size_t from, size_t to);

/** [from, to) has undefined contents again. */
void sim_intervals_remove(struct sim_intervals *set, size_t from, size_t to);

/**
 * Tells the state of the byte at `from`, and how far it reaches.
 * @param to end of what is asked for, above `from`
 * @param end receives where the state changes, at most `to`
 * @return true when the bytes have been written
 */
bool sim_intervals_run(struct sim_intervals *set, size_t from, size_t to, size_t *end);

/** True when anything was ever written: the memory may hold RAM. */
bool sim_intervals_touched(struct sim_intervals *set);

/** What unwritten bytes read as: a pattern, or 0 when poisoning is switched off. */
unsigned char sim_intervals_pattern(void);

#endif
