/*
 * How each kind of object ends.
 */
#ifndef SIM_RANDOM_ENDINGS_H
#define SIM_RANDOM_ENDINGS_H

#include "../world.h"

/** Ends an object by one of the functions that can. @return false when it is still there */
bool end_once(struct actor *actor, enum kind kind, const struct object *object);

/** Ends an object whatever the thread's context is, without waiting. */
void end_for_good(enum kind kind, const struct object *object);

#endif
