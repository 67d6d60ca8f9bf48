/*
 * Memory attributes of physical memory: what each location accepts, and what is reported back.
 */
#include "entry/error.h"
#include "machine/config.h"
#include "physical.h"

/** The driver's ids of devices are below this, and hosts are counted like them. */
#define PLACES 64u

static bool on_host(const aclrtPhysicalMemProp *prop)
{
    return prop->location.type == ACL_MEM_LOCATION_TYPE_HOST || prop->location.type == ACL_MEM_LOCATION_TYPE_HOST_NUMA;
}

enum sim_page sim_physical_page(const aclrtPhysicalMemProp *prop)
{
    switch (prop->memAttr) {
    case ACL_HBM_MEM_HUGE1G:
        return SIM_PAGE_HUGE_1G;
    case ACL_MEM_HUGE1G:
    case ACL_MEM_P2P_HUGE1G:
        /* These name pages of a host or a device; elsewhere they name nothing. */
        return on_host(prop) || prop->location.type == ACL_MEM_LOCATION_TYPE_DEVICE ? SIM_PAGE_HUGE_1G : SIM_PAGE_HUGE;
    default:
        /* Kinds with normal pages are served from huge ones. */
        return SIM_PAGE_HUGE;
    }
}

aclError sim_physical_check_attribute(const aclrtPhysicalMemProp *prop)
{
    switch (prop->memAttr) {
    case ACL_DDR_MEM_HUGE:
    case ACL_DDR_MEM_NORMAL:
    case ACL_DDR_MEM_P2P_HUGE:
    case ACL_DDR_MEM_P2P_NORMAL:
        if (prop->location.type == ACL_MEM_LOCATION_TYPE_DEVICE) {
            return sim_fail_value("prop->memAttr", prop->memAttr, "an attribute of device memory: these are for the host");
        }
        return ACL_SUCCESS;
    case ACL_HBM_MEM_HUGE:
    case ACL_HBM_MEM_NORMAL:
    case ACL_HBM_MEM_HUGE1G:
    case ACL_MEM_NORMAL:
    case ACL_MEM_HUGE:
    case ACL_MEM_HUGE1G:
    case ACL_MEM_P2P_NORMAL:
    case ACL_MEM_P2P_HUGE:
    case ACL_MEM_P2P_HUGE1G:
        return ACL_SUCCESS;
    default:
        return sim_fail_value("prop->memAttr", prop->memAttr, "an attribute that physical memory can have, for example ACL_HBM_MEM_HUGE");
    }
}

static bool known_to_driver(const aclrtMemLocation *location)
{
    switch (location->type) {
    case ACL_MEM_LOCATION_TYPE_HOST:
    case ACL_MEM_LOCATION_TYPE_DEVICE:
        return location->id < PLACES;
    case ACL_MEM_LOCATION_TYPE_UNREGISTERED:
    case ACL_MEM_LOCATION_TYPE_HOST_NUMA:
        return true;
    default:
        return false;
    }
}

/** Whether a place can have pages of 1 GiB. */
static bool has_huge_1g(const aclrtPhysicalMemProp *prop)
{
    return prop->location.type == ACL_MEM_LOCATION_TYPE_DEVICE ||
        (prop->memAttr == ACL_MEM_P2P_HUGE1G && sim_config()->product->bit == SIM_PRODUCT_A3);
}

aclError sim_physical_check_driver(const aclrtPhysicalMemProp *prop)
{
    if (!known_to_driver(&prop->location)) {
        return sim_fail_range("prop->location", (long long)prop->location.type, "a place that can have physical memory");
    }
    if (sim_physical_page(prop) == SIM_PAGE_HUGE_1G && !has_huge_1g(prop)) {
        return sim_fail_unsupported("only devices have pages of 1 GiB");
    }
    if (prop->reserve != 0) {
        return sim_fail_range("prop->reserve", (long long)prop->reserve, "0");
    }
    return ACL_SUCCESS;
}

bool sim_physical_reported_attribute(const aclrtPhysicalMemProp *prop, aclrtMemAttr *attr)
{
    const bool host = on_host(prop);
    switch (prop->memAttr) {
    case ACL_DDR_MEM_HUGE:
    case ACL_MEM_HUGE:
        *attr = host ? ACL_MEM_HUGE : ACL_HBM_MEM_HUGE;
        return true;
    case ACL_DDR_MEM_NORMAL:
    case ACL_MEM_NORMAL:
        *attr = host ? ACL_MEM_NORMAL : ACL_HBM_MEM_NORMAL;
        return true;
    case ACL_MEM_HUGE1G:
        *attr = host ? ACL_MEM_HUGE1G : ACL_HBM_MEM_HUGE1G;
        return true;
    case ACL_DDR_MEM_P2P_NORMAL:
        *attr = ACL_DDR_MEM_P2P_NORMAL;
        return host;
    case ACL_MEM_P2P_NORMAL:
        *attr = host ? ACL_DDR_MEM_P2P_NORMAL : ACL_MEM_P2P_NORMAL;
        return true;
    case ACL_DDR_MEM_P2P_HUGE:
        *attr = ACL_MEM_P2P_HUGE;
        return host;
    default:
        *attr = prop->memAttr;
        return true;
    }
}
