/*
 * Advice about managed memory, and what is known of its pages.
 */
#include "entry/caller_memory.h"
#include "entry/error.h"
#include "managed.h"
#include "model.h"
#include "queue/context.h"

/** Ids that stand for no place and for the host. */
#define NO_PLACE (-2)
#define HOST_PLACE (-1)

static struct sim_managed_page *page_of(const struct sim_managed_span *span, size_t index)
{
    return &((struct sim_managed *)span->range->owner)->pages[index];
}

static void set_access(struct sim_managed_page *page, const aclrtMemManagedLocation *location, bool access)
{
    if (location->type != ACL_MEM_LOCATIONTYPE_DEVICE) {
        page->host = access;
        return;
    }
    const uint64_t bit = (uint64_t)1 << location->id;
    page->devices = access ? page->devices | bit : page->devices & ~bit;
}

static void advise(struct sim_managed_page *page, aclrtMemManagedAdviseType advice, const aclrtMemManagedLocation *location)
{
    switch (advice) {
    case ACL_MEM_ADVISE_SET_READ_MOSTLY:
    case ACL_MEM_ADVISE_UNSET_READ_MOSTLY:
        page->read_mostly = advice == ACL_MEM_ADVISE_SET_READ_MOSTLY;
        break;
    case ACL_MEM_ADVISE_SET_PREFERRED_LOCATION:
        page->preferred = *location;
        break;
    case ACL_MEM_ADVISE_UNSET_PREFERRED_LOCATION:
        page->preferred = (aclrtMemManagedLocation){ACL_MEM_LOCATIONTYPE_INVALID, 0};
        break;
    case ACL_MEM_ADVISE_SET_ACCESSED_BY:
    case ACL_MEM_ADVISE_UNSET_ACCESSED_BY:
        set_access(page, location, advice == ACL_MEM_ADVISE_SET_ACCESSED_BY);
        break;
    }
}

aclError sim_aclrtMemManagedAdvise(const void *const ptr, uint64_t size, aclrtMemManagedAdviseType advice,
    aclrtMemManagedLocation location)
{
    SIM_REQUIRE(ptr);
    SIM_REQUIRE_SIZE(size);
    if ((unsigned)advice > ACL_MEM_ADVISE_UNSET_ACCESSED_BY) {
        return sim_fail_range("advise", advice, "0 to 5");
    }
    SIM_TRY(sim_managed_check_location(&location, "location.id"));
    int32_t device;
    SIM_TRY(sim_context_device(SIM_CONTEXT_IMPLICIT, &device));
    struct sim_managed_span span;
    SIM_TRY(sim_managed_open((uintptr_t)ptr, size, "ptr", &span));
    for (size_t index = span.first; index <= span.last; index++) {
        advise(page_of(&span, index), advice, &location);
    }
    sim_managed_close(&span);
    return ACL_SUCCESS;
}

/** The place that all pages have in common; INVALID when they differ. */
static aclrtMemManagedLocation common_place(const struct sim_managed_span *span, bool prefetched)
{
    const struct sim_managed_page *first = page_of(span, span->first);
    const aclrtMemManagedLocation place = prefetched ? first->prefetched : first->preferred;
    for (size_t index = span->first; index <= span->last; index++) {
        const struct sim_managed_page *page = page_of(span, index);
        const aclrtMemManagedLocation *other = prefetched ? &page->prefetched : &page->preferred;
        if (other->type != place.type || other->id != place.id) {
            return (aclrtMemManagedLocation){ACL_MEM_LOCATIONTYPE_INVALID, 0};
        }
    }
    return place;
}

static int32_t place_id(aclrtMemManagedLocation place)
{
    switch (place.type) {
    case ACL_MEM_LOCATIONTYPE_INVALID:
        return NO_PLACE;
    case ACL_MEM_LOCATIONTYPE_HOST:
        return HOST_PLACE;
    default:
        return place.id;
    }
}

static bool all_read_mostly(const struct sim_managed_span *span)
{
    for (size_t index = span->first; index <= span->last; index++) {
        if (!page_of(span, index)->read_mostly) {
            return false;
        }
    }
    return true;
}

/** Takes the next place with access out of a page's: devices by their number, then the host, then none. */
static int32_t take_accessor(struct sim_managed_page *page)
{
    if (page->devices != 0) {
        const int32_t device = __builtin_ctzll(page->devices);
        page->devices &= page->devices - 1;
        return device;
    }
    const bool host = page->host;
    page->host = false;
    return host ? HOST_PLACE : NO_PLACE;
}

/** Writes the places that access all pages, and fills up with NO_PLACE. */
static aclError write_accessors(const struct sim_managed_span *span, void *data, size_t size)
{
    SIM_TRY(sim_caller_check_list(data, size, 1, "data"));
    struct sim_managed_page common = {.devices = UINT64_MAX, .host = true};
    for (size_t index = span->first; index <= span->last; index++) {
        common.devices &= page_of(span, index)->devices;
        common.host = common.host && page_of(span, index)->host;
    }
    unsigned char *place = data;
    while (size > 0) {
        int32_t ids[1024];
        const size_t piece = size < sizeof ids ? size : sizeof ids;
        for (size_t index = 0; index < piece / sizeof ids[0]; index++) {
            ids[index] = take_accessor(&common);
        }
        SIM_TRY(sim_caller_write(place, ids, piece, "data"));
        place += piece;
        size -= piece;
    }
    return ACL_SUCCESS;
}

/** The attributes with one value of 32 bits. */
static int32_t single_value(const struct sim_managed_span *span, aclrtMemManagedRangeAttribute attribute)
{
    switch (attribute) {
    case ACL_MEM_RANGE_ATTRIBUTE_READ_MOSTLY:
        return all_read_mostly(span);
    case ACL_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION:
        return place_id(common_place(span, false));
    case ACL_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE:
        return (int32_t)common_place(span, false).type;
    case ACL_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID:
        return common_place(span, false).id;
    case ACL_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION:
        return place_id(common_place(span, true));
    case ACL_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE:
        return (int32_t)common_place(span, true).type;
    default:
        return common_place(span, true).id;
    }
}

static aclError check_attribute(aclrtMemManagedRangeAttribute attribute)
{
    const bool known = (int)attribute >= ACL_MEM_RANGE_ATTRIBUTE_READ_MOSTLY &&
        (int)attribute <= ACL_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_ID;
    return known ? ACL_SUCCESS : sim_fail_range("attribute", attribute, "1 to 8");
}

static aclError read_attribute(aclrtMemManagedRangeAttribute attribute, const void *ptr, size_t size, void *data,
    size_t dataSize)
{
    const bool list = attribute == ACL_MEM_RANGE_ATTRIBUTE_ACCESSED_BY;
    if (list ? dataSize == 0 || dataSize % sizeof(int32_t) != 0 : dataSize != sizeof(int32_t)) {
        return sim_fail_range("dataSize", (long long)dataSize,
            list ? "a multiple of 4, not 0, for this attribute" : "4 for this attribute");
    }
    struct sim_managed_span span;
    SIM_TRY(sim_managed_open((uintptr_t)ptr, size, "ptr", &span));
    aclError result;
    if (list) {
        result = write_accessors(&span, data, dataSize);
    } else {
        const int32_t value = single_value(&span, attribute);
        result = sim_caller_write(data, &value, sizeof value, "data");
    }
    sim_managed_close(&span);
    return result;
}

aclError sim_aclrtMemManagedGetAttr(aclrtMemManagedRangeAttribute attribute, const void *ptr, size_t size, void *data,
    size_t dataSize)
{
    SIM_REQUIRE(ptr);
    SIM_REQUIRE(data);
    SIM_REQUIRE_SIZE(size);
    SIM_TRY(check_attribute(attribute));
    return read_attribute(attribute, ptr, size, data, dataSize);
}

aclError sim_aclrtMemManagedGetAttrs(aclrtMemManagedRangeAttribute *attributes, size_t numAttributes, const void *ptr,
    size_t size, void **data, size_t *dataSizes)
{
    SIM_REQUIRE(attributes);
    SIM_REQUIRE(ptr);
    SIM_REQUIRE(data);
    SIM_REQUIRE(dataSizes);
    SIM_REQUIRE_SIZE(size);
    if (numAttributes == 0) {
        return sim_fail_range("numAttributes", 0, "greater than 0");
    }
    for (size_t index = 0; index < numAttributes; index++) {
        SIM_TRY(check_attribute(attributes[index]));
    }
    for (size_t index = 0; index < numAttributes; index++) {
        SIM_REQUIRE_RUNTIME(data[index]);
        SIM_TRY(read_attribute(attributes[index], ptr, size, data[index], dataSizes[index]));
    }
    return ACL_SUCCESS;
}
