/*
 * Which context is current on a thread.
 */
#include "context.h"
#include "device/device.h"
#include "device_table.h"
#include "entry/error.h"
#include "handles/handle.h"

/* Which context is current on this thread: at most one of the two is set. Each has a reference to its handle. */
static _Thread_local void *explicit_slot;
static _Thread_local void *primary_slot;
/* Its destructor empties the slots of a thread that ends. */
static pthread_key_t slots_key;
static pthread_once_t slots_once = PTHREAD_ONCE_INIT;

/** Puts a handle (or NULL) into a slot. */
static void put(void **slot, void *handle)
{
    void *before = *slot;
    if (before == handle) {
        return;
    }
    if (handle != NULL) {
        sim_handle_retain(handle);
    }
    *slot = handle;
    if (before != NULL) {
        sim_handle_release(before);
    }
}

static void empty_slots(void *unused)
{
    (void)unused;
    put(&explicit_slot, NULL);
    put(&primary_slot, NULL);
}

static void make_slots_key(void)
{
    (void)pthread_key_create(&slots_key, empty_slots);
}

/** Makes one context current. */
static void bind(void *explicit_handle, void *primary_handle)
{
    (void)pthread_once(&slots_once, make_slots_key);
    /* Any value but NULL makes the destructor run. */
    (void)pthread_setspecific(slots_key, &slots_key);
    put(&explicit_slot, explicit_handle);
    put(&primary_slot, primary_handle);
}

void sim_context_bind_primary(const struct sim_context *primary)
{
    bind(NULL, primary->handle);
}

void sim_context_bind_explicit(const struct sim_context *context)
{
    bind(context->handle, NULL);
}

void sim_context_unbind_primary(const struct sim_context *primary)
{
    /* Also when it is another device's: the last reset of any device ends the thread's aclrtSetDevice. */
    put(&primary_slot, NULL);
    if (explicit_slot == primary->handle) {
        put(&explicit_slot, NULL);
    }
}

struct sim_context *sim_context_peek(void)
{
    void **slot = explicit_slot != NULL ? &explicit_slot : &primary_slot;
    if (*slot == NULL) {
        return NULL;
    }
    struct sim_context *context = sim_handle_acquire(ACLSIM_OBJECT_CONTEXT, *slot);
    if (context == NULL || !atomic_load(&context->active)) {
        sim_context_release(context);
        put(slot, NULL);
        return NULL;
    }
    return context;
}

aclError sim_context_acquire(enum sim_context_need need, struct sim_context **context)
{
    *context = sim_context_peek();
    if (*context == NULL && need == SIM_CONTEXT_IMPLICIT && sim_device_default() >= 0) {
        SIM_TRY(sim_device_set(sim_device_default()));
        *context = sim_context_peek();
    }
    if (*context == NULL) {
        return sim_fail_context();
    }
    if (need == SIM_CONTEXT_TEARDOWN) {
        return ACL_SUCCESS;
    }
    const aclError fault = sim_device_fault((*context)->device);
    if (fault != ACL_SUCCESS) {
        sim_context_release(*context);
        *context = NULL;
    }
    return fault;
}

aclError sim_context_device(enum sim_context_need need, int32_t *device)
{
    struct sim_context *context;
    SIM_TRY(sim_context_acquire(need, &context));
    *device = context->device;
    sim_context_release(context);
    return ACL_SUCCESS;
}

void sim_context_forget(const void *handle)
{
    if (explicit_slot == handle) {
        put(&explicit_slot, NULL);
    }
}
