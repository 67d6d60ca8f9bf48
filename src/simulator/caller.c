#include "caller.h"

#include "errtext.h"
#include "host_access.h"

static aclError fail(const void *address, size_t size, const char *argument, const char *what)
{
    return sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EE1003", "argument %s is 0x%zx, where %zu bytes can't be %s", argument,
        (size_t)address, size, what);
}

aclError sim_caller_check_list(const void *list, size_t count, size_t size, const char *argument)
{
    if (count == 0) {
        return ACL_SUCCESS;
    }
    const unsigned char *bytes = list;
    unsigned char byte;
    if (count > (UINTPTR_MAX - (uintptr_t)list) / size || !sim_host_copy(&byte, bytes, 1) ||
        !sim_host_copy(&byte, bytes + count * size - 1, 1)) {
        return sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EE1003", "argument %s is 0x%zx, where %zu elements can't be read", argument,
            (size_t)list, count);
    }
    return ACL_SUCCESS;
}

aclError sim_caller_read(void *into, const void *source, size_t size, const char *argument)
{
    return sim_host_copy(into, source, size) ? ACL_SUCCESS : fail(source, size, argument, "read");
}

aclError sim_caller_write(void *destination, const void *bytes, size_t size, const char *argument)
{
    return sim_host_copy(destination, bytes, size) ? ACL_SUCCESS : fail(destination, size, argument, "written");
}

aclError sim_caller_clear(void *destination, size_t size, const char *argument)
{
    return sim_host_fill(destination, 0, 1, size) ? ACL_SUCCESS : fail(destination, size, argument, "written");
}
