#include "direction.h"

#include "entry/error.h"
#include "findings/finding.h"
#include "space/address_map.h"
#include "space/location.h"

#define HISTORY 512

static const char *const names[] = {
    [ACL_MEMCPY_HOST_TO_HOST] = "host to host",
    [ACL_MEMCPY_HOST_TO_DEVICE] = "host to device",
    [ACL_MEMCPY_DEVICE_TO_HOST] = "device to host",
    [ACL_MEMCPY_DEVICE_TO_DEVICE] = "device to device",
    [ACL_MEMCPY_DEFAULT] = "default",
    [ACL_MEMCPY_HOST_TO_BUF_TO_DEVICE] = "host to buffer to device",
};

bool sim_direction_known(aclrtMemcpyKind kind)
{
    return (int)kind >= ACL_MEMCPY_HOST_TO_HOST && (int)kind <= ACL_MEMCPY_HOST_TO_BUF_TO_DEVICE;
}

aclError sim_direction_check(aclrtMemcpyKind kind)
{
    return sim_direction_known(kind) ? ACL_SUCCESS
                                     : sim_fail_choice("kind", kind, "an aclrtMemcpyKind from 0 to 5 for this function");
}

/** An address that the runtime can't find is refused before any copy could see what is wrong with it. */
static void report_missing(uintptr_t address, const char *argument)
{
    struct sim_ghost ghost;
    if (!sim_space_ghost(address, &ghost)) {
        (void)sim_finding(ACLSIM_FINDING_OUT_OF_BOUNDS, argument, address, 0, NULL, "no memory is at this address");
        return;
    }
    char history[HISTORY];
    sim_space_ghost_history(&ghost, history, sizeof history);
    (void)sim_finding(ACLSIM_FINDING_USE_AFTER_FREE, argument, address, 0, history,
        "the memory has been freed, unmapped or unregistered");
}

static aclError find(uintptr_t address, const char *argument, struct sim_location *location)
{
    const aclError found = sim_location_find(address, location);
    if (found == ACL_SUCCESS) {
        return ACL_SUCCESS;
    }
    report_missing(address, argument);
    return sim_location_fail(found, address, argument);
}

#define BIT(kind) (1u << (kind))

/** Kinds that a pair of ends allows, and what DEFAULT becomes. Ends that are not in the table leave the kind as it is. */
struct rule {
    aclrtMemLocationType source;
    aclrtMemLocationType destination;
    /** 0: any kind is allowed and becomes `becomes`. */
    unsigned allowed;
    aclrtMemcpyKind becomes;
};

static const struct rule rules[] = {
    {ACL_MEM_LOCATION_TYPE_HOST, ACL_MEM_LOCATION_TYPE_DEVICE, 0, ACL_MEMCPY_HOST_TO_DEVICE},
    {ACL_MEM_LOCATION_TYPE_DEVICE, ACL_MEM_LOCATION_TYPE_HOST, 0, ACL_MEMCPY_DEVICE_TO_HOST},
    {ACL_MEM_LOCATION_TYPE_HOST, ACL_MEM_LOCATION_TYPE_HOST, 0, ACL_MEMCPY_HOST_TO_HOST},
    {ACL_MEM_LOCATION_TYPE_DEVICE, ACL_MEM_LOCATION_TYPE_DEVICE, 0, ACL_MEMCPY_DEVICE_TO_DEVICE},
    {ACL_MEM_LOCATION_TYPE_UNREGISTERED, ACL_MEM_LOCATION_TYPE_DEVICE,
        BIT(ACL_MEMCPY_HOST_TO_DEVICE) | BIT(ACL_MEMCPY_DEVICE_TO_DEVICE), ACL_MEMCPY_HOST_TO_DEVICE},
    {ACL_MEM_LOCATION_TYPE_DEVICE, ACL_MEM_LOCATION_TYPE_UNREGISTERED,
        BIT(ACL_MEMCPY_DEVICE_TO_HOST) | BIT(ACL_MEMCPY_DEVICE_TO_DEVICE), ACL_MEMCPY_DEVICE_TO_HOST},
    {ACL_MEM_LOCATION_TYPE_HOST, ACL_MEM_LOCATION_TYPE_UNREGISTERED,
        BIT(ACL_MEMCPY_HOST_TO_HOST) | BIT(ACL_MEMCPY_HOST_TO_DEVICE), ACL_MEMCPY_HOST_TO_HOST},
    {ACL_MEM_LOCATION_TYPE_UNREGISTERED, ACL_MEM_LOCATION_TYPE_HOST,
        BIT(ACL_MEMCPY_HOST_TO_HOST) | BIT(ACL_MEMCPY_DEVICE_TO_HOST), ACL_MEMCPY_HOST_TO_HOST},
    {ACL_MEM_LOCATION_TYPE_UNREGISTERED, ACL_MEM_LOCATION_TYPE_UNREGISTERED,
        BIT(ACL_MEMCPY_HOST_TO_HOST) | BIT(ACL_MEMCPY_HOST_TO_DEVICE) | BIT(ACL_MEMCPY_DEVICE_TO_HOST) |
            BIT(ACL_MEMCPY_DEVICE_TO_DEVICE),
        ACL_MEMCPY_HOST_TO_HOST},
};

static const struct rule *rule_of(aclrtMemLocationType source, aclrtMemLocationType destination)
{
    for (size_t index = 0; index < sizeof rules / sizeof rules[0]; index++) {
        if (rules[index].source == source && rules[index].destination == destination) {
            return &rules[index];
        }
    }
    return NULL;
}

/** The staged kind is not corrected; its source is copied before the call returns. */
static aclError check_staged(const struct sim_location *source, const struct sim_location *destination)
{
    if (source->type == ACL_MEM_LOCATION_TYPE_DEVICE || destination->type != ACL_MEM_LOCATION_TYPE_DEVICE) {
        return sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EE1011",
            "argument kind is host to buffer to device; then src must be a host address and dst a device address");
    }
    return ACL_SUCCESS;
}

aclError sim_direction_correct(aclrtMemcpyKind kind, uintptr_t destination, uintptr_t source,
    struct sim_direction *direction)
{
    struct sim_location from;
    struct sim_location to;
    SIM_TRY(find(source, "src", &from));
    SIM_TRY(find(destination, "dst", &to));
    *direction = (struct sim_direction){kind, false};
    if (kind == ACL_MEMCPY_HOST_TO_BUF_TO_DEVICE) {
        return check_staged(&from, &to);
    }
    const struct rule *rule = rule_of(from.type, to.type);
    if (rule != NULL) {
        if (rule->allowed == 0 || kind == ACL_MEMCPY_DEFAULT) {
            direction->kind = rule->becomes;
        } else if ((rule->allowed & BIT(kind)) == 0) {
            return sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EE1001",
                "argument kind is \"%s\", which does not fit to where src and dst are; ACL_MEMCPY_DEFAULT always fits",
                names[kind]);
        }
    }
    const bool unregistered = from.type == ACL_MEM_LOCATION_TYPE_UNREGISTERED || to.type == ACL_MEM_LOCATION_TYPE_UNREGISTERED;
    direction->pageable = unregistered && direction->kind != ACL_MEMCPY_HOST_TO_HOST &&
        direction->kind != ACL_MEMCPY_DEVICE_TO_DEVICE;
    return ACL_SUCCESS;
}

static bool is_host(aclrtMemLocationType type)
{
    return type == ACL_MEM_LOCATION_TYPE_HOST || type == ACL_MEM_LOCATION_TYPE_UNREGISTERED;
}

/** The kind that two ends make, DEFAULT when one of them is neither host nor device. */
static aclrtMemcpyKind real_kind(const struct sim_location *source, const struct sim_location *destination)
{
    const bool host_source = is_host(source->type);
    const bool host_destination = is_host(destination->type);
    if ((!host_source && source->type != ACL_MEM_LOCATION_TYPE_DEVICE) ||
        (!host_destination && destination->type != ACL_MEM_LOCATION_TYPE_DEVICE)) {
        return ACL_MEMCPY_DEFAULT;
    }
    if (host_source) {
        return host_destination ? ACL_MEMCPY_HOST_TO_HOST : ACL_MEMCPY_HOST_TO_DEVICE;
    }
    return host_destination ? ACL_MEMCPY_DEVICE_TO_HOST : ACL_MEMCPY_DEVICE_TO_DEVICE;
}

/** Whether an end may be called host or device memory. Mapped host memory may be called both: the runtime corrects that. */
static bool may_be_called(const struct sim_location *end, bool host)
{
    return is_host(end->type) == host || (end->mapped && is_host(end->type));
}

static bool from_host(aclrtMemcpyKind kind)
{
    return kind == ACL_MEMCPY_HOST_TO_HOST || kind == ACL_MEMCPY_HOST_TO_DEVICE || kind == ACL_MEMCPY_HOST_TO_BUF_TO_DEVICE;
}

static bool to_host(aclrtMemcpyKind kind)
{
    return kind == ACL_MEMCPY_HOST_TO_HOST || kind == ACL_MEMCPY_DEVICE_TO_HOST;
}

void sim_direction_report(aclrtMemcpyKind kind, uintptr_t destination, uintptr_t source, uint64_t count)
{
    if (kind == ACL_MEMCPY_DEFAULT || !sim_direction_known(kind)) {
        return;
    }
    struct sim_location from;
    struct sim_location to;
    if (sim_location_find(source, &from) != ACL_SUCCESS || sim_location_find(destination, &to) != ACL_SUCCESS) {
        return;
    }
    const aclrtMemcpyKind real = real_kind(&from, &to);
    if (real != ACL_MEMCPY_DEFAULT && !(may_be_called(&from, from_host(kind)) && may_be_called(&to, to_host(kind)))) {
        (void)sim_finding(ACLSIM_FINDING_WRONG_DIRECTION, "kind", destination, count, NULL,
            "the call says \"%s\", the addresses are \"%s\"; the transfer goes by the addresses", names[kind], names[real]);
    }
}
