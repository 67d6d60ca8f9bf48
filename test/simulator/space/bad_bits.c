/*
 * Bits of device memory that turn over once, and bits that are broken.
 */
#include "memory.h"

static void a_bit_that_turned_over_stays_until_it_is_written(void)
{
    open_device(0);
    unsigned char bytes[64];
    unsigned char *device = device_memory(sizeof bytes);
    CHECK_IS(aclrtMemset(device, sizeof bytes, 0x0F, sizeof bytes), 0);
    CHECK_IS(aclsimFlipBit(device + 5, 0), 0);
    CHECK_IS(aclsimFlipBit(device + 6, 7), 0);
    for (int round = 0; round < 2; round++) {
        download(bytes, device, sizeof bytes);
        for (int index = 0; index < 64; index++) {
            CHECK_IS(bytes[index], index == 5 ? 0x0E : index == 6 ? 0x8F : 0x0F);
        }
    }
    CHECK_IS(aclrtMemset(device + 5, 1, 0x33, 1), 0);
    CHECK_IS(aclsimFlipBit(device + 6, 7), 0);
    download(bytes, device, sizeof bytes);
    CHECK_IS(bytes[5], 0x33);
    CHECK_IS(bytes[6], 0x0F);
    CHECK_IS(aclsimClearFaults(), 0);
    CHECK_IS(findings(), 0);
}

static void a_fresh_byte_counts_as_written_when_its_bit_turned_over(void)
{
    open_device(0);
    unsigned char byte = 0;
    unsigned char *device = device_memory(64);
    CHECK_IS(aclsimFlipBit(device + 8, 1), 0);
    download(&byte, device + 8, 1);
    CHECK_IS(byte, FRESH ^ 2);
    CHECK_IS(findings(), 0);
    download(&byte, device + 9, 1);
    CHECK_IS(byte, FRESH);
    CHECK_IS(last_finding(ACLSIM_FINDING_UNINITIALISED_READ).address, (uintptr_t)device + 9);
}

static void only_bits_of_device_memory_turn_over(void)
{
    open_device(0);
    static unsigned char host[64];
    unsigned char *pinned = pinned_memory(64);
    unsigned char *device = device_memory(64);
    void *range = NULL;
    CHECK_IS(aclrtReserveMemAddress(&range, 2 * MIB, 0, NULL, 0), 0);
    CHECK_IS(aclsimFlipBit(device, 8), 100000);
    CHECK_IS(aclsimFlipBit(NULL, 0), 100000);
    CHECK_IS(aclsimFlipBit(host, 0), 100000);
    CHECK_IS(aclsimFlipBit(pinned, 0), 100000);
    CHECK_IS(aclsimFlipBit(range, 0), 100000);
    aclrtDrvMemHandle handle = NULL;
    const aclrtPhysicalMemProp prop = device_property(0);
    CHECK_IS(aclrtMallocPhysical(&handle, 2 * MIB, &prop, 0), 0);
    CHECK_IS(aclrtMapMem(range, 2 * MIB, 0, handle, 0), 0);
    CHECK_IS(aclsimFlipBit(range, 0), 0);
    CHECK_IS(aclrtFree(device), 0);
    CHECK_IS(aclsimFlipBit(device, 0), 100000);
}

static void a_broken_bit_shows_in_every_way_out(void)
{
    open_device(0);
    unsigned char source[4096];
    unsigned char target[4096];
    fill_pattern(source, sizeof source, 3);
    unsigned char *pinned = pinned_memory(sizeof source);
    unsigned char *device = device_memory(sizeof source);
    unsigned char *other = device_memory(sizeof source);
    aclrtStream stream = new_stream();
    CHECK_IS(aclsimBreakBit((uintptr_t)device + 4095, 2), 0);
    CHECK_IS(aclsimBreakBit((uintptr_t)device + 4095, 2), 0);
    CHECK_IS(aclsimBreakBit((uintptr_t)device + 4095, 5), 0);
    upload(device, source, sizeof source);
    const unsigned char bad = source[4095] ^ 0x24;

    download(target, device, sizeof target);
    CHECK_IS(memcmp(source, target, 4095), 0);
    CHECK_IS(target[4095], bad);
    /* Reading does not change it: the second time it is as wrong as the first. */
    download(target, device + 4000, 96);
    CHECK_IS(target[95], bad);
    download(target, device + 4000, 95);
    CHECK_IS(memcmp(source + 4000, target, 95), 0);

    CHECK_IS(aclrtMemcpyAsync(pinned, sizeof source, device, sizeof source, ACL_MEMCPY_DEVICE_TO_HOST, stream), 0);
    CHECK_IS(aclrtMemcpyAsync(other, sizeof source, device, sizeof source, ACL_MEMCPY_DEVICE_TO_DEVICE, stream), 0);
    CHECK_IS(aclrtSynchronizeStream(stream), 0);
    CHECK_IS(pinned[4095], bad);
    download(target, other, sizeof target);
    CHECK_IS(memcmp(source, target, 4095), 0);
    CHECK_IS(target[4095], bad);

    CHECK_IS(aclsimClearFaults(), 0);
    download(target, device, sizeof target);
    CHECK_IS(memcmp(source, target, sizeof target), 0);
    CHECK_IS(findings(), 0);
}

static void a_bit_can_be_broken_before_memory_is_there(void)
{
    open_device(0);
    unsigned char byte = 0;
    unsigned char *first = device_memory(64);
    CHECK_IS(aclsimBreakBit((uintptr_t)first + 4096, 0), 0);
    unsigned char *next = device_memory(64);
    CHECK(next == first + 4096);
    CHECK_IS(aclrtMemset(next, 64, 0, 64), 0);
    download(&byte, next, 1);
    CHECK_IS(byte, 1);
}

static void a_stream_that_waits_for_a_word_sees_the_broken_bit(void)
{
    open_device(0);
    aclrtStream stream = new_stream();
    const uint64_t word = 0;
    char *device = device_memory(64);
    upload(device, &word, sizeof word);
    CHECK_IS(aclrtValueWait(device, 0x0100, ACL_STREAM_WAIT_VALUE_EQ, stream), 0);
    CHECK_IS(aclrtSynchronizeStreamWithTimeout(stream, 20), 507046);
    CHECK_IS(aclsimBreakBit((uintptr_t)device + 1, 0), 0);
    CHECK_IS(aclrtSynchronizeStream(stream), 0);
}

static void no_bit_beyond_a_byte_and_no_more_than_the_list_holds(void)
{
    CHECK_IS(aclsimBreakBit(0, 0), 100000);
    CHECK_IS(aclsimBreakBit(0x180000000000, 8), 100000);
    for (uint64_t byte = 0; byte < 1024; byte++) {
        CHECK_IS(aclsimBreakBit(0x180000000000 + byte, 0), 0);
    }
    CHECK_IS(aclsimBreakBit(0x180000000000 + 1024, 0), 300000);
    CHECK_IS(aclsimBreakBit(0x180000000000, 7), 0);
    CHECK_IS(aclsimClearFaults(), 0);
    CHECK_IS(aclsimBreakBit(0x180000000000 + 1024, 0), 0);
}

int main(void)
{
    ISOLATE(a_bit_that_turned_over_stays_until_it_is_written);
    ISOLATE(a_fresh_byte_counts_as_written_when_its_bit_turned_over);
    ISOLATE(only_bits_of_device_memory_turn_over);
    ISOLATE(a_broken_bit_shows_in_every_way_out);
    ISOLATE(a_bit_can_be_broken_before_memory_is_there);
    ISOLATE(a_stream_that_waits_for_a_word_sees_the_broken_bit);
    ISOLATE(no_bit_beyond_a_byte_and_no_more_than_the_list_holds);
    return 0;
}
