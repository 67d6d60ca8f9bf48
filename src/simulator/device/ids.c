/*
 * User, logical and physical device ids. Physical and logical ids are the same number on the simulated machine.
 */
#include "device.h"
#include "entry/error.h"
#include "machine/config.h"
#include "model.h"

/** A negative id is no id at all: 107000, before anything is looked up. */
static aclError check_sign(int32_t id, const char *argument)
{
    return id >= 0 ? ACL_SUCCESS : sim_fail_range(argument, id, "0 or greater");
}

aclError sim_aclrtGetLogicDevIdByUserDevId(const int32_t userDevid, int32_t *const logicDevId)
{
    SIM_REQUIRE(logicDevId);
    SIM_TRY(check_sign(userDevid, "userDevid"));
    SIM_TRY(sim_device_check(userDevid, "userDevid"));
    *logicDevId = sim_device_logical(userDevid);
    return ACL_SUCCESS;
}

/** The user id of a device of the machine; 107001 when it is not visible. */
static aclError find_user(int32_t logical, const char *argument, int32_t *user)
{
    *user = sim_device_user(logical);
    if (*user >= 0) {
        return ACL_SUCCESS;
    }
    return sim_fail(ACL_ERROR_RT_INVALID_DEVICEID, "EE1003", "argument %s is %d; it must be the id of a visible device",
        argument, logical);
}

aclError sim_aclrtGetUserDevIdByLogicDevId(const int32_t logicDevId, int32_t *const userDevid)
{
    SIM_REQUIRE(userDevid);
    SIM_TRY(check_sign(logicDevId, "logicDevId"));
    int32_t user;
    SIM_TRY(find_user(logicDevId, "logicDevId", &user));
    *userDevid = user;
    return ACL_SUCCESS;
}

static aclError check_physical(int32_t id, const char *argument)
{
    if (id >= 0 && id < sim_config()->devices) {
        return ACL_SUCCESS;
    }
    return sim_fail(ACL_ERROR_RT_INVALID_DEVICEID, "EE1003", "argument %s is %d; it must be 0 to %d", argument, id,
        sim_config()->devices - 1);
}

aclError sim_aclrtGetLogicDevIdByPhyDevId(const int32_t phyDevId, int32_t *const logicDevId)
{
    SIM_REQUIRE(logicDevId);
    SIM_TRY(check_sign(phyDevId, "phyDevId"));
    SIM_TRY(check_physical(phyDevId, "phyDevId"));
    *logicDevId = phyDevId;
    return ACL_SUCCESS;
}

aclError sim_aclrtGetPhyDevIdByLogicDevId(const int32_t logicDevId, int32_t *const phyDevId)
{
    SIM_REQUIRE(phyDevId);
    SIM_TRY(check_sign(logicDevId, "logicDevId"));
    SIM_TRY(check_physical(logicDevId, "logicDevId"));
    *phyDevId = logicDevId;
    return ACL_SUCCESS;
}

aclError sim_aclrtGetUserDevIdByPhyDevId(const int32_t phyDevId, int32_t *const userDevId)
{
    SIM_REQUIRE(userDevId);
    SIM_TRY(check_sign(phyDevId, "phyDevId"));
    int32_t user;
    SIM_TRY(find_user(phyDevId, "phyDevId", &user));
    *userDevId = user;
    return ACL_SUCCESS;
}

aclError sim_aclrtGetPhyDevIdByUserDevId(const int32_t userDevId, int32_t *const phyDevId)
{
    SIM_REQUIRE(phyDevId);
    SIM_TRY(check_sign(userDevId, "userDevId"));
    SIM_TRY(sim_device_check(userDevId, "userDevId"));
    *phyDevId = sim_device_logical(userDevId);
    return ACL_SUCCESS;
}
