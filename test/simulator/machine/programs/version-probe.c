/* Opens the library that is named, makes one call, and leaves the report to the library's end. */
#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>

int main(int argc, char **argv)
{
    void *library = argc == 2 ? dlopen(argv[1], RTLD_NOW) : NULL;
    if (library == NULL) {
        (void)fprintf(stderr, "%s\n", argc == 2 ? dlerror() : "usage: version-probe LIBRARY");
        return 2;
    }
    int (*count_devices)(uint32_t *) = (int (*)(uint32_t *))dlsym(library, "aclrtGetDeviceCount");
    uint32_t count = 0;
    if (count_devices == NULL || count_devices(&count) != 0) {
        return 2;
    }
    return count == 2 ? 0 : 3;
}
