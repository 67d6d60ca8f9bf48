/*
 * What refusals leave, most of them on products that lack a feature: the last error and the id of the text.
 */
#include "acl/acl.h"
#include "check.h"
#include "isolate.h"

static void set_up_product(const char *product)
{
    CHECK_IS(setenv("ASCENDCL_SIM_SOC", product, 1), 0);
    CHECK_IS(aclrtSetDevice(0), 0);
}

/** Whether the last failure left this last error (0: none) and a text that this id leads (NULL: no text). */
static bool left(aclError last, const char *id)
{
    const char *text = aclGetRecentErrMsg();
    const bool as_said = id == NULL ? text == NULL : text != NULL && strncmp(text, id, strlen(id)) == 0;
    return aclrtGetLastError(ACL_RT_THREAD_LEVEL) == last && as_said;
}

static void pages_of_1_gib(void)
{
    set_up_product("310p");
    void *memory = NULL;
    aclrtDrvMemHandle physical = NULL;
    const aclrtPhysicalMemProp wanted = {.handleType = ACL_MEM_HANDLE_TYPE_NONE,
        .allocationType = ACL_MEM_ALLOCATION_TYPE_PINNED,
        .memAttr = ACL_HBM_MEM_HUGE1G,
        .location = {.type = ACL_MEM_LOCATION_TYPE_DEVICE, .id = 0}};
    size_t nothing = 0;
    /* rtMalloc remembers what it does not report. */
    CHECK_IS(aclrtMalloc(&memory, 1 << 30, ACL_MEM_MALLOC_HUGE1G_ONLY), 207000);
    CHECK(left(207000, NULL));
    CHECK_IS(aclrtMallocAlign32(&memory, 1 << 30, ACL_MEM_MALLOC_HUGE1G_ONLY), 207000);
    CHECK(left(207000, NULL));
    CHECK_IS(aclrtMallocPhysical(&physical, 1 << 30, &wanted, 0), 207000);
    CHECK(left(0, "EE9999"));
    CHECK_IS(aclrtGetMemInfo(ACL_HBM_MEM_HUGE1G, &nothing, &nothing), 207000);
    CHECK(left(207000, "EE1001"));
}

static void streams(void)
{
    set_up_product("310p");
    aclrtStream stream = NULL;
    CHECK_IS(aclrtCreateStreamWithConfig(&stream, 0, ACL_STREAM_HUGE), 207000);
    CHECK(left(0, "EE1006"));
}

static void threads_of_cores(void)
{
    int64_t value = -1;
    set_up_product("950");
    CHECK_IS(aclrtGetDeviceInfo(0, ACL_DEV_ATTR_WARP_SIZE, &value), 0);
    CHECK_IS(value, 32);
    CHECK_IS(aclrtGetDeviceInfo(0, ACL_DEV_ATTR_MAX_THREADS_PER_BLOCK, &value), 0);
    CHECK_IS(value, 2048);
    CHECK_IS(aclrtGetDeviceInfo(0, ACL_DEV_ATTR_UBUF_PER_VECTOR_CORE, &value), 0);
    CHECK_IS(value, 221184);
    CHECK_IS(aclrtGetDeviceInfo(0, ACL_DEV_ATTR_MAX_GRID_DIM_Z, &value), 0);
    CHECK_IS(value, 65535);
}

static void captures(void)
{
    aclrtStream standard = NULL;
    CHECK_IS(aclrtSetDevice(0), 0);
    CHECK_IS(aclrtCtxGetCurrentDefaultStream(&standard), 0);
    CHECK_IS(aclmdlRICaptureBegin(standard, ACL_MODEL_RI_CAPTURE_MODE_GLOBAL), 207000);
    CHECK(left(207000, "EE1017"));
}

int main(void)
{
    ISOLATE(pages_of_1_gib);
    ISOLATE(streams);
    ISOLATE(threads_of_cores);
    ISOLATE(captures);
    return 0;
}
