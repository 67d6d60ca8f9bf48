#include "bridge.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

pthread_mutex_t bridge_lock = PTHREAD_MUTEX_INITIALIZER;

/** Guarded by bridge_lock. */
static struct bridge_port *ports;

static void lock(void)
{
    (void)pthread_mutex_lock(&bridge_lock);
}

static void unlock(void)
{
    (void)pthread_mutex_unlock(&bridge_lock);
}

void bridge_wait(pthread_cond_t *condition)
{
    int before;
    (void)pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &before);
    (void)pthread_cond_wait(condition, &bridge_lock);
    (void)pthread_setcancelstate(before, NULL);
}

/** Lets go all threads that wait for JavaScript. bridge_lock is held. */
static void close_port(struct bridge_port *port)
{
    port->closed = true;
    for (struct bridge_call *call = port->calls; call != NULL; call = call->next) {
        call->answered = true;
        (void)pthread_cond_signal(&call->changed);
    }
    port->calls = NULL;
    bridge_open_gates(port);
}

/** The process ends: exit handlers of libraries may wait for threads that wait for JavaScript, or call it. */
static void end_all(void)
{
    lock();
    for (struct bridge_port *port = ports; port != NULL; port = port->next) {
        close_port(port);
        bridge_forget_callbacks(port);
    }
    unlock();
}

static void end_all_at_exit(void)
{
    (void)atexit(end_all);
}

/** The port of the calling thread, which `dispatch` enters; NULL without memory. End it with bridge_port_end. */
BRIDGE_EXPORT struct bridge_port *bridge_port_open(void (*dispatch)(void))
{
    static pthread_once_t registered = PTHREAD_ONCE_INIT;
    (void)pthread_once(&registered, end_all_at_exit);
    struct bridge_port *port = calloc(1, sizeof *port);
    if (port == NULL) {
        return NULL;
    }
    port->thread = pthread_self();
    port->dispatch = dispatch;
    port->waker = -1;
    lock();
    port->next = ports;
    ports = port;
    unlock();
    return port;
}

/** JavaScript runs its last handlers: no other thread waits for it any more. Its own calls still reach it. */
BRIDGE_EXPORT void bridge_port_close(struct bridge_port *port)
{
    lock();
    close_port(port);
    unlock();
}

/** The JavaScript thread is over: nothing reaches it any more. Frees the port. */
BRIDGE_EXPORT void bridge_port_end(void *ended)
{
    struct bridge_port *port = ended;
    lock();
    close_port(port);
    bridge_forget_callbacks(port);
    struct bridge_port **link = &ports;
    while (*link != port) {
        link = &(*link)->next;
    }
    *link = port->next;
    unlock();
    if (port->waker >= 0) {
        (void)close(port->waker);
    }
    free(port);
}

/** From now on a byte is written to the file when a call of another thread waits. It is closed with the port. */
BRIDGE_EXPORT void bridge_port_wake_by(struct bridge_port *port, int file)
{
    lock();
    port->waker = file;
    unlock();
}

/** Enters JavaScript on its own thread. JavaScript may end in there: the result is the refusal then. */
static uint64_t enter(struct bridge_port *port, uint32_t callback, uint64_t refusal, const uint64_t *arguments)
{
    const struct bridge_frame outer = port->frame;
    (void)memcpy(port->frame.arguments, arguments, sizeof port->frame.arguments);
    port->frame.result = refusal;
    port->frame.callback = callback;
    port->frame.level = outer.level + 1;
    port->dispatch();
    const uint64_t result = port->frame.result;
    port->frame = outer;
    return result;
}

BRIDGE_EXPORT void bridge_run(struct bridge_port *port)
{
    static const uint64_t none[BRIDGE_ARGUMENTS];
    (void)enter(port, BRIDGE_RUN, 0, none);
}

/** Waits until the JavaScript thread has answered, or has ended. bridge_lock is held. */
static uint64_t wait_for_answer(struct bridge_port *port, struct bridge_call *call)
{
    struct bridge_call **last = &port->calls;
    while (*last != NULL) {
        last = &(*last)->next;
    }
    *last = call;
    if (port->waker >= 0) {
        /* A full pipe has bytes enough to wake. */
        while (write(port->waker, "", 1) < 0 && errno == EINTR) {
        }
    }
    while (!call->answered) {
        bridge_wait(&call->changed);
    }
    return call->result;
}

uint64_t bridge_relay(uint32_t index, const uint64_t arguments[BRIDGE_ARGUMENTS])
{
    uint64_t refusal;
    lock();
    struct bridge_port *port = bridge_port_of(index, &refusal);
    if (port == NULL) {
        unlock();
        return refusal;
    }
    if (pthread_equal(port->thread, pthread_self())) {
        unlock();
        return enter(port, index, refusal, arguments);
    }
    if (port->closed) {
        unlock();
        return refusal;
    }
    struct bridge_call call = {.result = refusal, .callback = index, .changed = PTHREAD_COND_INITIALIZER};
    (void)memcpy(call.arguments, arguments, sizeof call.arguments);
    const uint64_t result = wait_for_answer(port, &call);
    unlock();
    (void)pthread_cond_destroy(&call.changed);
    return result;
}

/** Serves the oldest call of another thread. On the JavaScript thread. @returns 0 when there was none */
BRIDGE_EXPORT int bridge_serve(struct bridge_port *port)
{
    lock();
    struct bridge_call *call = port->calls;
    /* Those being served stay in the list: a served function may end the process. */
    while (call != NULL && call->served) {
        call = call->next;
    }
    if (call == NULL) {
        unlock();
        return 0;
    }
    call->served = true;
    unlock();
    const uint64_t result = enter(port, call->callback, call->result, call->arguments);
    lock();
    struct bridge_call **link = &port->calls;
    while (*link != NULL && *link != call) {
        link = &(*link)->next;
    }
    /* Not there: the port was closed meanwhile, and the caller has gone on with the refusal. */
    if (*link != NULL) {
        *link = call->next;
        call->result = result;
        call->answered = true;
        (void)pthread_cond_signal(&call->changed);
    }
    unlock();
    return 1;
}
