/*
 * Data buffers: descriptions of memory of the caller, an address and a size.
 */
#include <pthread.h>
#include <stdlib.h>

#include "entry/error.h"
#include "handles/handle.h"
#include "model.h"

/** The object behind a handle, so that a pointer that is no data buffer is told from one. */
struct description {
    pthread_mutex_t mutex;
    /* Guarded by mutex. */
    void *data;
    size_t size;
};

static void destroy(void *object)
{
    struct description *description = object;
    (void)pthread_mutex_destroy(&description->mutex);
    free(description);
}

static aclError fail_unknown(const aclDataBuffer *buffer)
{
    return sim_fail(ACL_ERROR_INVALID_PARAM, "EH0009", "argument dataBuffer is 0x%zx, which is no living data buffer",
        (size_t)buffer);
}

aclDataBuffer *sim_aclCreateDataBuffer(void *data, size_t size)
{
    struct description *description = malloc(sizeof *description);
    if (description == NULL) {
        return NULL;
    }
    (void)pthread_mutex_init(&description->mutex, NULL);
    description->data = data;
    description->size = size;
    aclDataBuffer *handle = sim_handle_create(ACLSIM_OBJECT_DATA_BUFFER, description, destroy);
    if (handle == NULL) {
        destroy(description);
    }
    return handle;
}

aclError sim_aclDestroyDataBuffer(const aclDataBuffer *dataBuffer)
{
    SIM_REQUIRE(dataBuffer);
    return sim_handle_retire(ACLSIM_OBJECT_DATA_BUFFER, dataBuffer) ? ACL_SUCCESS : fail_unknown(dataBuffer);
}

aclError sim_aclUpdateDataBuffer(aclDataBuffer *dataBuffer, void *data, size_t size)
{
    SIM_REQUIRE(dataBuffer);
    struct description *description = sim_handle_acquire(ACLSIM_OBJECT_DATA_BUFFER, dataBuffer);
    if (description == NULL) {
        return fail_unknown(dataBuffer);
    }
    (void)pthread_mutex_lock(&description->mutex);
    description->data = data;
    description->size = size;
    (void)pthread_mutex_unlock(&description->mutex);
    sim_handle_release(dataBuffer);
    return ACL_SUCCESS;
}

/** @return false with a text when the pointer is no data buffer */
static bool look(const aclDataBuffer *dataBuffer, void **data, size_t *size)
{
    if (dataBuffer == NULL) {
        (void)sim_fail_null("dataBuffer");
        return false;
    }
    struct description *description = sim_handle_acquire(ACLSIM_OBJECT_DATA_BUFFER, dataBuffer);
    if (description == NULL) {
        (void)fail_unknown(dataBuffer);
        return false;
    }
    (void)pthread_mutex_lock(&description->mutex);
    *data = description->data;
    *size = description->size;
    (void)pthread_mutex_unlock(&description->mutex);
    sim_handle_release(dataBuffer);
    return true;
}

void *sim_aclGetDataBufferAddr(const aclDataBuffer *dataBuffer)
{
    void *data;
    size_t size;
    return look(dataBuffer, &data, &size) ? data : NULL;
}

uint32_t sim_aclGetDataBufferSize(const aclDataBuffer *dataBuffer)
{
    return (uint32_t)sim_aclGetDataBufferSizeV2(dataBuffer);
}

size_t sim_aclGetDataBufferSizeV2(const aclDataBuffer *dataBuffer)
{
    void *data;
    size_t size;
    return look(dataBuffer, &data, &size) ? size : 0;
}
