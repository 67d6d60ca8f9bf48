#include "binary.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "elf.h"
#include "entry/caller_memory.h"
#include "entry/error.h"
#include "handles/handle.h"
#include "machine/config.h"
#include "model.h"
#include "queue/context.h"

/** Largest file that is taken for a binary. */
#define MOST_BYTES ((size_t)1 << 30)

struct sim_binary {
    enum sim_kernel_object object;
    void *handle;
    unsigned char *bytes;
    size_t size;
    pthread_mutex_t mutex;
    /** Guarded by mutex. With a reference each, which is given back with the binary's end. */
    struct sim_kernel *kernels;
    bool ended;
};

static void destroy_kernel(void *object)
{
    struct sim_kernel *kernel = object;
    free(kernel->name);
    free(kernel);
}

static void destroy_binary(void *object)
{
    struct sim_binary *binary = object;
    (void)pthread_mutex_destroy(&binary->mutex);
    free(binary->bytes);
    free(binary);
}

void *sim_kernel_acquire(enum sim_kernel_object object, const void *handle)
{
    const enum sim_kernel_object *found = sim_handle_acquire(ACLSIM_OBJECT_KERNEL_BINARY, handle);
    if (found != NULL && *found != object) {
        sim_handle_release(handle);
        return NULL;
    }
    return (void *)found;
}

aclError sim_kernel_check(const void *handle, struct sim_kernel **kernel)
{
    *kernel = sim_kernel_acquire(SIM_KERNEL_FUNCTION, handle);
    return *kernel != NULL ? ACL_SUCCESS : sim_fail_handle("funcHandle", "kernel", handle);
}

void sim_kernel_release(struct sim_kernel *kernel)
{
    sim_handle_release(kernel->handle);
}

static aclError check_binary(const void *handle, struct sim_binary **binary)
{
    *binary = sim_kernel_acquire(SIM_KERNEL_BINARY, handle);
    return *binary != NULL ? ACL_SUCCESS : sim_fail_handle("binHandle", "kernel binary", handle);
}

static aclError fail_memory(void)
{
    return sim_fail(ACL_ERROR_RT_MEMORY_ALLOCATION, "EE1013", "no host memory is left for the binary");
}

/** Makes a binary of bytes, which it takes over. */
static aclError make_binary(unsigned char *bytes, size_t size, aclrtBinHandle *handle)
{
    if (!sim_config()->any_kernel_file && !sim_elf_valid(bytes, size)) {
        free(bytes);
        return sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EE1011",
            "the binary is no ELF file of 64 bits with code; ASCENDCL_SIM_KERNEL_FILES=any takes any file");
    }
    struct sim_binary *binary = calloc(1, sizeof *binary);
    if (binary == NULL) {
        free(bytes);
        return fail_memory();
    }
    binary->object = SIM_KERNEL_BINARY;
    binary->bytes = bytes;
    binary->size = size;
    (void)pthread_mutex_init(&binary->mutex, NULL);
    binary->handle = sim_handle_create(ACLSIM_OBJECT_KERNEL_BINARY, binary, destroy_binary);
    if (binary->handle == NULL) {
        destroy_binary(binary);
        return fail_memory();
    }
    *handle = binary->handle;
    return ACL_SUCCESS;
}

/** Loading needs a device to load to. */
static aclError check_device(void)
{
    int32_t device;
    return sim_context_device(SIM_CONTEXT_IMPLICIT, &device);
}

aclError sim_binary_load(const void *data, size_t size, const char *argument, aclrtBinHandle *handle)
{
    SIM_TRY(check_device());
    if (size == 0) {
        return sim_fail_range("length", 0, "greater than 0");
    }
    unsigned char *bytes = size <= MOST_BYTES ? malloc(size) : NULL;
    if (bytes == NULL) {
        return fail_memory();
    }
    const aclError read = sim_caller_read(bytes, data, size, argument);
    if (read != ACL_SUCCESS) {
        free(bytes);
        return read;
    }
    return make_binary(bytes, size, handle);
}

static aclError check_options(const aclrtBinaryLoadOptions *options)
{
    if (options == NULL) {
        return ACL_SUCCESS;
    }
    SIM_TRY(sim_caller_check_list(options->options, options->numOpt, sizeof *options->options, "options->options"));
    for (size_t index = 0; index < options->numOpt; index++) {
        const unsigned type = (unsigned)options->options[index].type;
        if (type < ACL_RT_BINARY_LOAD_OPT_LAZY_LOAD || type > ACL_RT_BINARY_LOAD_OPT_CPU_KERNEL_MODE) {
            return sim_fail_range("options->options[].type", type, "a value of aclrtBinaryLoadOptionType");
        }
    }
    return ACL_SUCCESS;
}

static aclError fail_file(const char *path)
{
    return sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EE1011", "argument binPath is \"%s\", which can't be read as a file with content", path);
}

aclError sim_aclrtBinaryLoadFromFile(const char *binPath, aclrtBinaryLoadOptions *options, aclrtBinHandle *binHandle)
{
    SIM_REQUIRE(binPath);
    SIM_REQUIRE(binHandle);
    SIM_TRY(check_options(options));
    SIM_TRY(check_device());
    FILE *file = fopen(binPath, "rbe");
    if (file == NULL) {
        return fail_file(binPath);
    }
    const bool sought = fseek(file, 0, SEEK_END) == 0;
    const long size = sought ? ftell(file) : -1;
    unsigned char *bytes = size > 0 && (size_t)size <= MOST_BYTES ? malloc((size_t)size) : NULL;
    const bool read = bytes != NULL && fseek(file, 0, SEEK_SET) == 0 && fread(bytes, (size_t)size, 1, file) == 1;
    (void)fclose(file);
    if (!read) {
        free(bytes);
        return fail_file(binPath);
    }
    return make_binary(bytes, (size_t)size, binHandle);
}

aclError sim_aclrtBinaryLoadFromData(const void *data, size_t length, const aclrtBinaryLoadOptions *options,
    aclrtBinHandle *binHandle)
{
    SIM_REQUIRE(data);
    SIM_REQUIRE(binHandle);
    SIM_TRY(check_options(options));
    return sim_binary_load(data, length, "data", binHandle);
}

aclError sim_aclrtBinaryUnLoad(aclrtBinHandle binHandle)
{
    SIM_REQUIRE(binHandle);
    struct sim_binary *binary;
    SIM_TRY(check_binary(binHandle, &binary));
    (void)pthread_mutex_lock(&binary->mutex);
    struct sim_kernel *kernels = binary->kernels;
    const bool ended = binary->ended;
    binary->kernels = NULL;
    binary->ended = true;
    (void)pthread_mutex_unlock(&binary->mutex);
    if (!ended) {
        (void)sim_handle_retire(ACLSIM_OBJECT_KERNEL_BINARY, binHandle);
    }
    while (kernels != NULL) {
        struct sim_kernel *next = kernels->next;
        (void)sim_handle_retire(ACLSIM_OBJECT_KERNEL_BINARY, kernels->handle);
        kernels = next;
    }
    sim_handle_release(binHandle);
    return ended ? sim_fail_handle("binHandle", "kernel binary", binHandle) : ACL_SUCCESS;
}

/** A kernel of the binary, made at the first question. Called with the binary's mutex. @return NULL without memory */
static struct sim_kernel *kernel_of(struct sim_binary *binary, const char *name)
{
    for (struct sim_kernel *kernel = binary->kernels; kernel != NULL; kernel = kernel->next) {
        if (strcmp(kernel->name, name) == 0) {
            return kernel;
        }
    }
    struct sim_kernel *made = calloc(1, sizeof *made);
    char *copy = strdup(name);
    if (made == NULL || copy == NULL) {
        free(made);
        free(copy);
        return NULL;
    }
    *made = (struct sim_kernel){.object = SIM_KERNEL_FUNCTION, .binary = binary->handle, .name = copy};
    made->handle = sim_handle_create_hidden(ACLSIM_OBJECT_KERNEL_BINARY, made, destroy_kernel);
    if (made->handle == NULL) {
        destroy_kernel(made);
        return NULL;
    }
    made->next = binary->kernels;
    binary->kernels = made;
    return made;
}

static aclError find_kernel(struct sim_binary *binary, const char *name, aclrtFuncHandle *handle)
{
    if (!sim_config()->any_kernel_file && !sim_elf_has_kernel(binary->bytes, binary->size, name)) {
        return sim_fail(ACL_ERROR_RT_INTERNAL_ERROR, "EE9999", "the binary has no kernel \"%s\"", name);
    }
    (void)pthread_mutex_lock(&binary->mutex);
    const struct sim_kernel *kernel = binary->ended ? NULL : kernel_of(binary, name);
    if (kernel != NULL) {
        *handle = kernel->handle;
    }
    (void)pthread_mutex_unlock(&binary->mutex);
    return kernel != NULL ? ACL_SUCCESS : fail_memory();
}

aclError sim_aclrtBinaryGetFunction(const aclrtBinHandle binHandle, const char *kernelName, aclrtFuncHandle *funcHandle)
{
    SIM_REQUIRE(binHandle);
    SIM_REQUIRE(kernelName);
    SIM_REQUIRE(funcHandle);
    struct sim_binary *binary;
    SIM_TRY(check_binary(binHandle, &binary));
    const aclError error = find_kernel(binary, kernelName, funcHandle);
    sim_handle_release(binHandle);
    return error;
}
