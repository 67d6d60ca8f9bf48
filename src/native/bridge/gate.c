#include "bridge.h"

#include <stdlib.h>

/**
 * Where a stream waits for JavaScript. bridge_gate_wait has the signature of a host function. The memory is freed by the
 * last of two that know it: the script, and the stream that was given it.
 */
struct bridge_gate {
    /** Neighbours among the port's gates, while it is closed. */
    struct bridge_gate *next;
    struct bridge_gate **link;
    unsigned owners;
    bool open;
    pthread_cond_t opened;
};

/** bridge_lock is held. */
static void open_gate(struct bridge_gate *gate)
{
    if (gate->open) {
        return;
    }
    gate->open = true;
    *gate->link = gate->next;
    if (gate->next != NULL) {
        gate->next->link = gate->link;
    }
    (void)pthread_cond_broadcast(&gate->opened);
}

/** bridge_lock is held. */
static void leave(struct bridge_gate *gate, unsigned owners)
{
    gate->owners -= owners;
    if (gate->owners == 0) {
        (void)pthread_cond_destroy(&gate->opened);
        free(gate);
    }
}

void bridge_open_gates(struct bridge_port *port)
{
    while (port->gates != NULL) {
        open_gate(port->gates);
    }
}

/**
 * A closed gate, for one stream to wait at, in a cell of the script, which has it until it opens it. It opens by itself when
 * the port closes. @returns 0 without memory
 */
BRIDGE_EXPORT int bridge_gate_create(struct bridge_port *port, struct bridge_gate **cell)
{
    struct bridge_gate *gate = calloc(1, sizeof *gate);
    if (gate == NULL) {
        return 0;
    }
    (void)pthread_cond_init(&gate->opened, NULL);
    gate->owners = 2;
    (void)pthread_mutex_lock(&bridge_lock);
    gate->next = port->gates;
    gate->link = &port->gates;
    if (gate->next != NULL) {
        gate->next->link = &gate->next;
    }
    port->gates = gate;
    if (port->closed) {
        open_gate(gate);
    }
    (void)pthread_mutex_unlock(&bridge_lock);
    *cell = gate;
    return 1;
}

/** Lets the stream go on, and empties the cell. `unused`: no stream was given the gate, and none will come. */
BRIDGE_EXPORT void bridge_gate_open(struct bridge_gate **cell, int unused)
{
    struct bridge_gate *gate = *cell;
    *cell = NULL;
    if (gate == NULL) {
        return;
    }
    (void)pthread_mutex_lock(&bridge_lock);
    open_gate(gate);
    leave(gate, unused ? 2 : 1);
    (void)pthread_mutex_unlock(&bridge_lock);
}

/** Calls the function that JavaScript has put aside, and opens the gate behind it, however JavaScript ends. */
BRIDGE_EXPORT void bridge_gate_run(struct bridge_port *port, struct bridge_gate **cell)
{
    struct bridge_gate *gate = *cell;
    *cell = NULL;
    if (gate == NULL) {
        return;
    }
    bridge_run(port);
    bridge_gate_open(&gate, 0);
}

/** The host function of the stream: returns when the gate is open, and knows it no more. */
BRIDGE_EXPORT void bridge_gate_wait(void *waited_for)
{
    struct bridge_gate *gate = waited_for;
    (void)pthread_mutex_lock(&bridge_lock);
    while (!gate->open) {
        bridge_wait(&gate->opened);
    }
    leave(gate, 1);
    (void)pthread_mutex_unlock(&bridge_lock);
}
