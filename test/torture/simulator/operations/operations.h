/*
 * Everything that a random program does.
 */
#ifndef SIM_RANDOM_OPERATIONS_H
#define SIM_RANDOM_OPERATIONS_H

#include "../world.h"

/** What callbacks may do, which run on threads that others wait for. */
enum manner {
    ANYWHERE,
    /** Waits for work, which may be the one that the callback belongs to. Threads of the program only. */
    WAITS,
    /** Ends something with its threads: in callbacks only while no other one does, or two would wait for each other. */
    ENDS
};

struct operation {
    const char *name;
    void (*run)(struct actor *actor);
    /** How often it comes, beside the others. */
    unsigned weight;
    enum manner manner;
};

/** A list of operations, ended by one without a name. */
extern const struct operation callback_operations[];
extern const struct operation copy_operations[];
extern const struct operation device_operations[];
extern const struct operation event_operations[];
extern const struct operation machine_operations[];
extern const struct operation managed_operations[];
extern const struct operation memory_operations[];
extern const struct operation notify_operations[];
extern const struct operation pool_operations[];
extern const struct operation process_operations[];
extern const struct operation question_operations[];
extern const struct operation setting_operations[];
extern const struct operation sharing_operations[];
extern const struct operation stream_operations[];
extern const struct operation virtual_operations[];

/** Runs one operation, drawn by weight; the watchdog sees it. */
void act(struct actor *actor);

#endif
