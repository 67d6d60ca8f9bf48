/**
 * Threads call through the bridge while their thread of JavaScript, which is played here, serves them, releases what they
 * call, and ends. Built with sanitizers. Prints what went wrong; exits with 1 then.
 */
#include "bridge.h"

#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

struct bridge_port *bridge_port_open(void (*dispatch)(void));
void bridge_port_close(struct bridge_port *port);
void bridge_port_end(void *port);
void bridge_port_wake_by(struct bridge_port *port, int file);
int bridge_serve(struct bridge_port *port);
int bridge_callback_add(struct bridge_port *port, uint64_t refusal);
void *bridge_callback_function(uint32_t index);
void bridge_callback_remove(struct bridge_port *port, uint32_t index);
int bridge_gate_create(struct bridge_port *port, struct bridge_gate **cell);
void bridge_gate_open(struct bridge_gate **cell, int unused);
void bridge_gate_run(struct bridge_port *port, struct bridge_gate **cell);
void bridge_gate_wait(void *gate);

#define CALLERS 8
#define CALLS 400
#define REFUSAL 500000u

static _Atomic int wrong;
static struct bridge_port *port;
static _Thread_local unsigned depth;
static _Thread_local unsigned ran;

static void expect(bool holds, const char *what)
{
    if (!holds) {
        printf("%s\n", what);
        wrong = 1;
    }
}

static uint64_t call(void *called, uint64_t argument)
{
    union {
        void *pointer;
        uint64_t (*function)(uint64_t, uint64_t);
    } converted = {.pointer = called};
    return converted.function(argument, 2);
}

static void *nested;

/** Plays JavaScript: the result is the argument + 1. It ends without a result now and then, and calls itself. */
static void dispatch(void)
{
    struct bridge_frame *frame = &port->frame;
    depth += 1;
    expect(frame->level == depth, "the level is not the depth");
    if (frame->callback == BRIDGE_RUN) {
        ran += 1;
    } else if (frame->arguments[0] % 7 != 0) {
        const uint64_t argument = frame->arguments[0];
        if (depth < 3 && nested != NULL) {
            expect(call(nested, 70 * argument) == REFUSAL, "a nested call had the result of another");
        }
        expect(frame->result == REFUSAL, "a nested call has left its result");
        frame->result = argument + 1;
    }
    depth -= 1;
}

static void *call_often(void *called)
{
    unsigned refused = 0;
    for (unsigned index = 1; index <= CALLS; index += 1) {
        const uint64_t result = call(called, index);
        expect(result == REFUSAL || (result == index + 1 && index % 7 != 0), "a result is of no call");
        refused += result == REFUSAL;
    }
    return (void *)(uintptr_t)refused;
}

static void serve_until(unsigned calls, int reader)
{
    for (unsigned served = 0; served < calls;) {
        struct pollfd waited = {.fd = reader, .events = POLLIN};
        (void)poll(&waited, 1, 1);
        char bytes[64];
        if (waited.revents != 0) {
            expect(read(reader, bytes, sizeof bytes) > 0, "nothing to read");
        }
        while (served < calls && bridge_serve(port)) {
            served += 1;
        }
    }
}

/** What of the round ends the callers' wait: all are served, the callbacks are released, the port closes or ends. */
static void round_of(unsigned way)
{
    int files[2];
    expect(pipe(files) == 0, "no pipe");
    port = bridge_port_open(dispatch);
    bridge_port_wake_by(port, files[1]);
    pthread_t callers[CALLERS];
    int slots[CALLERS];
    for (unsigned index = 0; index < CALLERS; index += 1) {
        slots[index] = bridge_callback_add(port, REFUSAL);
        expect(slots[index] >= 0, "no slot");
        (void)pthread_create(&callers[index], NULL, call_often, bridge_callback_function((uint32_t)slots[index]));
    }
    nested = bridge_callback_function((uint32_t)slots[0]);
    expect(call(nested, 1) == 2, "an own call has another result");
    bridge_run(port);
    serve_until(way == 0 ? CALLERS * CALLS : CALLERS * CALLS / 3, files[0]);
    nested = NULL;
    for (unsigned index = 0; way == 1 && index < CALLERS; index += 1) {
        bridge_callback_remove(port, (uint32_t)slots[index]);
    }
    if (way == 2) {
        bridge_port_close(port);
    }
    if (way != 0) {
        bridge_port_end(port);
    }
    for (unsigned index = 0; index < CALLERS; index += 1) {
        void *refused;
        (void)pthread_join(callers[index], &refused);
        expect(way != 0 || (uintptr_t)refused == CALLS / 7, "a served call was refused");
    }
    if (way == 0) {
        bridge_port_end(port);
    }
    expect(call(bridge_callback_function((uint32_t)slots[0]), 1) == REFUSAL, "a call after the end");
    (void)close(files[0]);
}

static void *wait_at(void *gate)
{
    bridge_gate_wait(gate);
    return NULL;
}

static void gates(void)
{
    port = bridge_port_open(dispatch);
    struct bridge_gate *cells[40] = {NULL};
    pthread_t waiters[40];
    const unsigned ran_before = ran;
    for (unsigned index = 0; index < 40; index += 1) {
        expect(bridge_gate_create(port, &cells[index]) != 0, "no gate");
        if (index % 4 != 3) {
            (void)pthread_create(&waiters[index], NULL, wait_at, cells[index]);
        }
    }
    for (unsigned index = 0; index < 40; index += 1) {
        switch (index % 4) {
        case 0:
            bridge_gate_run(port, &cells[index]);
            bridge_gate_run(port, &cells[index]);
            break;
        case 1:
            bridge_gate_open(&cells[index], 0);
            bridge_gate_open(&cells[index], 0);
            break;
        case 3:
            bridge_gate_open(&cells[index], 1);
            break;
        default: /* Is open when the port closes. */
            break;
        }
    }
    bridge_port_close(port);
    for (unsigned index = 0; index < 40; index += 1) {
        if (index % 4 != 3) {
            (void)pthread_join(waiters[index], NULL);
        }
        bridge_gate_open(&cells[index], 0);
    }
    struct bridge_gate *late;
    expect(bridge_gate_create(port, &late) != 0, "no gate after the port was closed");
    bridge_gate_wait(late);
    bridge_gate_open(&late, 0);
    bridge_port_end(port);
    expect(ran == ran_before + 10, "a function behind a gate did not run once");
}

int main(void)
{
    for (unsigned count = 0; count < 12; count += 1) {
        round_of(count % 4);
    }
    gates();
    return wrong;
}
