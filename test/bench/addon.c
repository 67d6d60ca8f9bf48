/*
 * The yardstick: what a careful author would write by hand with Node-API for a few functions, and the same work as plain
 * C loops. The library is opened by path, as ascendcl does it.
 */
#define NAPI_VERSION 8
#include <dlfcn.h>
#include <node_api.h>
#include <stdint.h>
#include <stdio.h>
#include <time.h>

#include "acl/acl.h"

static aclError (*peek_at_last_error)(aclrtLastErrLevel);
static aclError (*device_malloc)(void **, size_t, aclrtMemMallocPolicy);
static aclError (*device_free)(void *);
static aclError (*copy)(void *, size_t, const void *, size_t, aclrtMemcpyKind);
static aclError (*copy_async)(void *, size_t, const void *, size_t, aclrtMemcpyKind, aclrtStream);

static napi_value fail(napi_env env, const char *what)
{
    napi_throw_error(env, NULL, what);
    return NULL;
}

static napi_value int_value(napi_env env, int32_t number)
{
    napi_value value;
    napi_create_int32(env, number, &value);
    return value;
}

static int arguments(napi_env env, napi_callback_info info, size_t count, napi_value *values)
{
    size_t given = count;
    return napi_get_cb_info(env, info, &given, values, NULL, NULL) == napi_ok && given == count;
}

static int get_pointer(napi_env env, napi_value value, void **pointer)
{
    uint64_t address;
    bool lossless;
    if (napi_get_value_bigint_uint64(env, value, &address, &lossless) != napi_ok || !lossless) {
        return 0;
    }
    *pointer = (void *)(uintptr_t)address;
    return 1;
}

static int get_size(napi_env env, napi_value value, size_t *size)
{
    double number;
    if (napi_get_value_double(env, value, &number) != napi_ok || !(number >= 0 && number <= 9007199254740991.0)) {
        return 0;
    }
    *size = (size_t)number;
    return (double)*size == number;
}

static napi_value open_library(napi_env env, napi_callback_info info)
{
    napi_value values[1];
    char path[4096];
    size_t length;
    if (!arguments(env, info, 1, values) ||
        napi_get_value_string_utf8(env, values[0], path, sizeof path, &length) != napi_ok) {
        return fail(env, "open(path)");
    }
    void *library = dlopen(path, RTLD_NOW);
    if (library == NULL) {
        return fail(env, dlerror());
    }
    *(void **)&peek_at_last_error = dlsym(library, "aclrtPeekAtLastError");
    *(void **)&device_malloc = dlsym(library, "aclrtMalloc");
    *(void **)&device_free = dlsym(library, "aclrtFree");
    *(void **)&copy = dlsym(library, "aclrtMemcpy");
    *(void **)&copy_async = dlsym(library, "aclrtMemcpyAsync");
    return NULL;
}

static napi_value empty_call(napi_env env, napi_callback_info info)
{
    napi_value values[1];
    int32_t level;
    if (!arguments(env, info, 1, values) || napi_get_value_int32(env, values[0], &level) != napi_ok) {
        return fail(env, "empty(level)");
    }
    return int_value(env, peek_at_last_error((aclrtLastErrLevel)level));
}

static napi_value malloc_call(napi_env env, napi_callback_info info)
{
    napi_value values[2], result;
    size_t size;
    int32_t policy;
    if (!arguments(env, info, 2, values) || !get_size(env, values[0], &size) ||
        napi_get_value_int32(env, values[1], &policy) != napi_ok) {
        return fail(env, "malloc(size, policy)");
    }
    void *pointer = NULL;
    if (device_malloc(&pointer, size, (aclrtMemMallocPolicy)policy) != ACL_SUCCESS) {
        return fail(env, "aclrtMalloc failed");
    }
    napi_create_bigint_uint64(env, (uint64_t)(uintptr_t)pointer, &result);
    return result;
}

static napi_value free_call(napi_env env, napi_callback_info info)
{
    napi_value values[1];
    void *pointer;
    if (!arguments(env, info, 1, values) || !get_pointer(env, values[0], &pointer)) {
        return fail(env, "free(pointer)");
    }
    return device_free(pointer) == ACL_SUCCESS ? NULL : fail(env, "aclrtFree failed");
}

static napi_value copy_call(napi_env env, napi_callback_info info)
{
    napi_value values[3];
    void *destination, *bytes;
    size_t count, length;
    if (!arguments(env, info, 3, values) || !get_pointer(env, values[0], &destination) ||
        napi_get_typedarray_info(env, values[1], NULL, &length, &bytes, NULL, NULL) != napi_ok ||
        !get_size(env, values[2], &count) || count > length) {
        return fail(env, "copy(destination, bytes, count)");
    }
    if (copy(destination, count, bytes, count, ACL_MEMCPY_HOST_TO_DEVICE) != ACL_SUCCESS) {
        return fail(env, "aclrtMemcpy failed");
    }
    return NULL;
}

static napi_value copy_async_call(napi_env env, napi_callback_info info)
{
    napi_value values[4];
    void *destination, *source, *stream;
    size_t count;
    if (!arguments(env, info, 4, values) || !get_pointer(env, values[0], &destination) ||
        !get_pointer(env, values[1], &source) || !get_size(env, values[2], &count) || !get_pointer(env, values[3], &stream)) {
        return fail(env, "copyAsync(destination, source, count, stream)");
    }
    if (copy_async(destination, count, source, count, ACL_MEMCPY_HOST_TO_DEVICE, stream) != ACL_SUCCESS) {
        return fail(env, "aclrtMemcpyAsync failed");
    }
    return NULL;
}

static double seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

/** loopMallocFree(size, times) → seconds. */
static napi_value loop_malloc_free(napi_env env, napi_callback_info info)
{
    napi_value values[2], result;
    size_t size, times;
    if (!arguments(env, info, 2, values) || !get_size(env, values[0], &size) || !get_size(env, values[1], &times)) {
        return fail(env, "loopMallocFree(size, times)");
    }
    double start = seconds();
    for (size_t i = 0; i < times; i++) {
        void *pointer = NULL;
        if (device_malloc(&pointer, size, ACL_MEM_MALLOC_HUGE_FIRST) != ACL_SUCCESS || device_free(pointer) != ACL_SUCCESS) {
            return fail(env, "the loop failed");
        }
    }
    napi_create_double(env, seconds() - start, &result);
    return result;
}

/** loopCopy(destination, bytes, count, times) → seconds. */
static napi_value loop_copy(napi_env env, napi_callback_info info)
{
    napi_value values[4], result;
    void *destination, *bytes;
    size_t count, length, times;
    if (!arguments(env, info, 4, values) || !get_pointer(env, values[0], &destination) ||
        napi_get_typedarray_info(env, values[1], NULL, &length, &bytes, NULL, NULL) != napi_ok ||
        !get_size(env, values[2], &count) || !get_size(env, values[3], &times) || count > length) {
        return fail(env, "loopCopy(destination, bytes, count, times)");
    }
    double start = seconds();
    for (size_t i = 0; i < times; i++) {
        if (copy(destination, count, bytes, count, ACL_MEMCPY_HOST_TO_DEVICE) != ACL_SUCCESS) {
            return fail(env, "the loop failed");
        }
    }
    napi_create_double(env, seconds() - start, &result);
    return result;
}

static napi_value init(napi_env env, napi_value exports)
{
    const struct {
        const char *name;
        napi_callback call;
    } functions[] = {
        {"open", open_library},   {"empty", empty_call},         {"malloc", malloc_call},
        {"free", free_call},      {"copy", copy_call},           {"copyAsync", copy_async_call},
        {"loopMallocFree", loop_malloc_free}, {"loopCopy", loop_copy},
    };
    for (size_t i = 0; i < sizeof functions / sizeof functions[0]; i++) {
        napi_value function;
        napi_create_function(env, functions[i].name, NAPI_AUTO_LENGTH, functions[i].call, NULL, &function);
        napi_set_named_property(env, exports, functions[i].name, function);
    }
    return exports;
}

NAPI_MODULE(ascendcl_bench, init)
