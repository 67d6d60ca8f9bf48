#include "registry.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "entry/error.h"
#include "machine/config.h"

struct entry {
    struct entry *next;
    char *name;
    struct sim_kernel_function function;
    /** That nobody has registered it was said. */
    bool told;
};

/* Guards the list. A leaf: nothing is called while it is held. */
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static struct entry *first;
static pthread_once_t library = PTHREAD_ONCE_INIT;

/** The entry of a name, made at the first question. Called with the mutex. @return NULL without memory */
static struct entry *entry_of(const char *name)
{
    for (struct entry *entry = first; entry != NULL; entry = entry->next) {
        if (strcmp(entry->name, name) == 0) {
            return entry;
        }
    }
    struct entry *made = calloc(1, sizeof *made);
    char *copy = strdup(name);
    if (made == NULL || copy == NULL) {
        free(made);
        free(copy);
        return NULL;
    }
    made->name = copy;
    made->next = first;
    first = made;
    return made;
}

aclError aclsimRegisterKernel(const char *kernelName, aclsimKernel kernel, void *userData)
{
    if (kernelName == NULL) {
        return ACL_ERROR_INVALID_PARAM;
    }
    (void)pthread_mutex_lock(&mutex);
    struct entry *entry = entry_of(kernelName);
    if (entry != NULL) {
        entry->function = (struct sim_kernel_function){kernel, userData};
    }
    (void)pthread_mutex_unlock(&mutex);
    return entry != NULL ? ACL_SUCCESS : ACL_ERROR_RT_MEMORY_ALLOCATION;
}

static void load_library(void)
{
    const char *path = sim_config()->kernels;
    if (path == NULL) {
        return;
    }
    static const aclsimKernelInterface interface = {sizeof interface, aclsimRegisterKernel, aclsimKernelRead, aclsimKernelWrite};
    void *loaded = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    /* POSIX has dlsym give functions as object pointers. */
    aclsimKernelsFunction kernels = NULL;
    void *symbol = loaded == NULL ? NULL : dlsym(loaded, "aclsimKernels");
    memcpy(&kernels, &symbol, sizeof kernels);
    if (kernels == NULL) {
        (void)fprintf(stderr, "ascendcl simulator: no kernels from ASCENDCL_SIM_KERNELS: %s\n", dlerror());
        return;
    }
    kernels(&interface);
}

struct sim_kernel_function sim_kernel_function_of(const char *name)
{
    (void)pthread_once(&library, load_library);
    struct sim_kernel_function function = {NULL, NULL};
    (void)pthread_mutex_lock(&mutex);
    for (const struct entry *entry = first; entry != NULL; entry = entry->next) {
        if (strcmp(entry->name, name) == 0) {
            function = entry->function;
        }
    }
    (void)pthread_mutex_unlock(&mutex);
    return function;
}

void sim_kernel_tell_unknown(const char *name)
{
    (void)pthread_mutex_lock(&mutex);
    struct entry *entry = entry_of(name);
    const bool tell = entry != NULL && !entry->told;
    if (tell) {
        entry->told = true;
    }
    (void)pthread_mutex_unlock(&mutex);
    if (tell) {
        (void)fprintf(stderr, "ascendcl simulator: kernel \"%s\" %s; aclsimRegisterKernel says what it does\n", name,
            sim_config()->unknown_kernels_fail ? "is not registered and fails" : "does nothing here");
    }
}
