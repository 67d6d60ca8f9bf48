#include "caller_memory.h"

#include "base/host_access.h"
#include "base/host_rights.h"
#include "error.h"

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

bool sim_caller_runs(sim_caller_function function, const char *what)
{
    if (sim_host_rights((uintptr_t)function, 1, SIM_ACCESS_RUN) != SIM_RIGHTS_DENIED) {
        return true;
    }
    (void)sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EE1003", "the %s at 0x%zx can't be run: there is no code at this address", what,
        (size_t)(uintptr_t)function);
    return false;
}
