/*
 * Memory attributes of physical memory: what each location accepts, and what is reported back.
 */
#include "errtext.h"
#include "physical.h"

static bool on_host(const aclrtPhysicalMemProp *prop)
{
    return prop->location.type == ACL_MEM_LOCATION_TYPE_HOST || prop->location.type == ACL_MEM_LOCATION_TYPE_HOST_NUMA;
}

enum sim_page sim_physical_page(aclrtMemAttr attr)
{
    switch (attr) {
    case ACL_HBM_MEM_HUGE1G:
    case ACL_MEM_HUGE1G:
    case ACL_MEM_P2P_HUGE1G:
        return SIM_PAGE_HUGE_1G;
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
