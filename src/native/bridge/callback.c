#include "bridge.h"

#include <stddef.h>

/** A C function that can be registered. Guarded by bridge_lock. */
struct slot {
    /** NULL: free. */
    struct bridge_port *port;
    /** What C gets when JavaScript gives no result; also of a call that comes too late. */
    uint64_t refusal;
};

static struct slot slots[BRIDGE_CALLBACKS];
/** Where the search for a free slot begins: one that was released is used again as late as possible. */
static uint32_t next_slot;

struct bridge_port *bridge_port_of(uint32_t index, uint64_t *refusal)
{
    *refusal = slots[index].refusal;
    return slots[index].port;
}

void bridge_forget_callbacks(const struct bridge_port *port)
{
    for (uint32_t index = 0; index < BRIDGE_CALLBACKS; index += 1) {
        if (slots[index].port == port) {
            slots[index].port = NULL;
        }
    }
}

/** A slot for a function of the port's thread. @returns -1 when all are taken */
BRIDGE_EXPORT int bridge_callback_add(struct bridge_port *port, uint64_t refusal)
{
    int found = -1;
    (void)pthread_mutex_lock(&bridge_lock);
    for (uint32_t tried = 0; tried < BRIDGE_CALLBACKS && found < 0; tried += 1) {
        const uint32_t index = (next_slot + tried) % BRIDGE_CALLBACKS;
        if (slots[index].port == NULL) {
            slots[index] = (struct slot){.port = port, .refusal = refusal};
            next_slot = index + 1;
            found = (int)index;
        }
    }
    (void)pthread_mutex_unlock(&bridge_lock);
    return found;
}

/** The C function of a slot. */
BRIDGE_EXPORT void *bridge_callback_function(uint32_t index)
{
    union {
        bridge_thunk function;
        void *pointer;
    } converted = {.function = bridge_thunks[index]};
    return converted.pointer;
}

/** Frees a slot. Calls of other threads that wait for it are refused. */
BRIDGE_EXPORT void bridge_callback_remove(struct bridge_port *port, uint32_t index)
{
    (void)pthread_mutex_lock(&bridge_lock);
    slots[index].port = NULL;
    struct bridge_call **link = &port->calls;
    while (*link != NULL) {
        struct bridge_call *call = *link;
        if (call->callback != index || call->served) {
            link = &call->next;
            continue;
        }
        *link = call->next;
        call->answered = true;
        (void)pthread_cond_signal(&call->changed);
    }
    (void)pthread_mutex_unlock(&bridge_lock);
}
