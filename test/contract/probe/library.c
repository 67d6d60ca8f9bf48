#include "library.h"

#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

/** Copies the address of a symbol; ISO C has no cast from an object's address to a function's. */
static int resolve(void *handle, const char *name, void *pointer, size_t size)
{
    void *symbol = dlsym(handle, name);
    memcpy(pointer, &symbol, size);
    if (symbol == NULL) {
        printf("missing %s\n", name);
    }
    return symbol == NULL;
}

int library_open(const char *path, struct library *library)
{
    void *handle = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (handle == NULL) {
        printf("not opened: %s\n", dlerror());
        return -1;
    }
    int missing = 0;
#define FUNCTION(name) missing += resolve(handle, #name, &library->name, sizeof library->name);
#include "functions.inc"
#undef FUNCTION
    void *hold = dlsym(handle, "aclsimHoldStreams");
    memcpy(&library->aclsimHoldStreams, &hold, sizeof hold);
    return missing;
}
