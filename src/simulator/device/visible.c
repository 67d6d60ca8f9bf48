/*
 * Which devices of the machine the process sees, and under which ids (ASCEND_RT_VISIBLE_DEVICES).
 */
#include <pthread.h>
#include <stdlib.h>

#include "device.h"
#include "entry/error.h"
#include "machine/config.h"
#include "model.h"

/* Written once under `visible_once`. */
static int32_t visible[SIM_MAX_DEVICES];
static int32_t visible_count;
static bool visible_broken;
static pthread_once_t visible_once = PTHREAD_ONCE_INIT;

/** Reads ASCEND_RT_VISIBLE_DEVICES: "1,0" makes device 1 the user's device 0. Ends at the first number that is no device. */
static void read_visible(const char *text, int32_t physical)
{
    while (*text != '\0' && visible_count < SIM_MAX_DEVICES) {
        char *end;
        const long id = strtol(text, &end, 10);
        bool repeated = false;
        for (int32_t index = 0; index < visible_count; index++) {
            repeated = repeated || visible[index] == id;
        }
        if (end == text || id < 0 || id >= physical || repeated || (*end != ',' && *end != '\0')) {
            visible_broken = true;
            return;
        }
        visible[visible_count++] = (int32_t)id;
        text = *end == ',' ? end + 1 : end;
    }
}

static void load_visible(void)
{
    const struct sim_config *config = sim_config();
    const char *text = getenv("ASCEND_RT_VISIBLE_DEVICES");
    if (text != NULL && text[0] != '\0') {
        read_visible(text, config->devices);
    } else {
        for (; visible_count < config->devices; visible_count++) {
            visible[visible_count] = visible_count;
        }
    }
}

int32_t sim_device_count(void)
{
    (void)pthread_once(&visible_once, load_visible);
    return visible_count;
}

bool sim_device_valid(int32_t device)
{
    return device >= 0 && device < sim_device_count();
}

aclError sim_device_check(int32_t device, const char *argument)
{
    if (sim_device_valid(device)) {
        return ACL_SUCCESS;
    }
    if (visible_broken) {
        (void)sim_fail(ACL_ERROR_RT_INVALID_DEVICEID, "EE2002",
            "environment variable ASCEND_RT_VISIBLE_DEVICES is not a list of different device ids of this machine");
    }
    if (sim_device_count() == 0) {
        return sim_fail(ACL_ERROR_RT_INVALID_DEVICEID, "EE1003",
            "argument %s is %d; it must be the id of a visible device, and there is none", argument, device);
    }
    return sim_fail(ACL_ERROR_RT_INVALID_DEVICEID, "EE1003",
        "argument %s is %d; it must be the id of a visible device, 0 to %d", argument, device, sim_device_count() - 1);
}

int32_t sim_device_logical(int32_t device)
{
    (void)pthread_once(&visible_once, load_visible);
    return visible[device];
}

int32_t sim_device_user(int32_t logical)
{
    const int32_t count = sim_device_count();
    for (int32_t user = 0; user < count; user++) {
        if (visible[user] == logical) {
            return user;
        }
    }
    return -1;
}

aclError sim_aclrtGetDeviceCount(uint32_t *count)
{
    SIM_REQUIRE(count);
    *count = (uint32_t)sim_device_count();
    return ACL_SUCCESS;
}
