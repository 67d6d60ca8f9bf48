#include "operations/operations.h"

#include <pthread.h>

#include "watchdog.h"

static const struct operation *const lists[] = {callback_operations, copy_operations, device_operations, event_operations,
    machine_operations, managed_operations, memory_operations, notify_operations, pool_operations, process_operations,
    question_operations, setting_operations, sharing_operations, stream_operations, virtual_operations};

#define LISTS (sizeof lists / sizeof lists[0])
#define MOST_WEIGHT 1024

static pthread_once_t once = PTHREAD_ONCE_INIT;
/* Each operation as often as its weight says. Written once. */
static const struct operation *wheel[MOST_WEIGHT];
static unsigned wheel_size;

/* Held while a callback ends something. */
static pthread_mutex_t ending = PTHREAD_MUTEX_INITIALIZER;

static void make_wheel(void)
{
    for (size_t list = 0; list < LISTS; list++) {
        for (const struct operation *operation = lists[list]; operation->name != NULL; operation++) {
            for (unsigned count = 0; count < operation->weight && wheel_size < MOST_WEIGHT; count++) {
                wheel[wheel_size++] = operation;
            }
        }
    }
}

void act(struct actor *actor)
{
    (void)pthread_once(&once, make_wheel);
    const struct operation *operation = wheel[draw(actor, wheel_size)];
    const bool ends = actor->depth > 0 && operation->manner == ENDS;
    if ((actor->depth > 0 && operation->manner == WAITS) || (ends && pthread_mutex_trylock(&ending) != 0)) {
        return;
    }
    watch(actor, operation->name);
    operation->run(actor);
    unwatch(actor);
    if (ends) {
        (void)pthread_mutex_unlock(&ending);
    }
}
