/*
 * Streams that write words of device memory and wait for them.
 */
#include "memory.h"

static bool was_found(aclsimFindingKind kind)
{
    for (size_t index = 0; index < findings(); index++) {
        aclsimFinding finding;
        CHECK_IS(aclsimGetFinding(index, &finding), 0);
        if (finding.kind == kind) {
            return true;
        }
    }
    return false;
}

static void values_make_streams_wait(void)
{
    open_device(0);
    aclrtStream waiting = new_stream();
    aclrtStream writing = new_stream();
    uint64_t *word = device_memory(64);
    uint64_t zero = 0;
    upload(word, &zero, sizeof zero);
    static const struct {
        uint32_t condition;
        uint64_t wanted;
        uint64_t written;
    } rounds[] = {
        {ACL_STREAM_WAIT_VALUE_EQ, 5, 5},
        {ACL_STREAM_WAIT_VALUE_GEQ, 7, 9},
        {ACL_STREAM_WAIT_VALUE_AND, 0x30, 0x20},
        {ACL_STREAM_WAIT_VALUE_NOR, UINT64_MAX - 1, UINT64_MAX - 1},
    };
    for (size_t round = 0; round < sizeof rounds / sizeof rounds[0]; round++) {
        const uint64_t before = round == 3 ? UINT64_MAX : 0;
        upload(word, &before, sizeof before);
        CHECK_IS(aclrtValueWait(word, rounds[round].wanted, rounds[round].condition, waiting), 0);
        aclrtStreamStatus status = ACL_STREAM_STATUS_RESERVED;
        sleep_ms(5);
        CHECK_IS(aclrtStreamQuery(waiting, &status), 0);
        CHECK_IS(status, ACL_STREAM_STATUS_NOT_READY);
        CHECK_IS(aclrtValueWrite(word, rounds[round].written, 0, writing), 0);
        CHECK_IS(aclrtSynchronizeStream(waiting), 0);
    }
    /* The device's copy counts, too. */
    upload(word, &zero, sizeof zero);
    CHECK_IS(aclrtValueWait(word, 1, ACL_STREAM_WAIT_VALUE_EQ, waiting), 0);
    const uint64_t one = 1;
    upload(word, &one, sizeof one);
    CHECK_IS(aclrtSynchronizeStream(waiting), 0);
    /* An aborted stream stops waiting. */
    CHECK_IS(aclrtValueWait(word, 77, ACL_STREAM_WAIT_VALUE_EQ, waiting), 0);
    CHECK_IS(aclrtStreamAbort(waiting), 0);
    /* So does a word that is gone. */
    CHECK_IS(aclrtValueWait(word, 77, ACL_STREAM_WAIT_VALUE_EQ, writing), 0);
    CHECK_IS(aclrtFree(word), 0);
    CHECK(aclrtSynchronizeStream(writing) != 0);
    /* The device may find the word gone before aclrtFree has said that it was in use. */
    CHECK(was_found(ACLSIM_FINDING_USE_AFTER_FREE) && was_found(ACLSIM_FINDING_FREE_IN_USE));

    uint64_t here = 0;
    word = device_memory(64);
    CHECK_IS(aclrtValueWrite(NULL, 0, 0, writing), 100000);
    CHECK_IS(aclrtValueWrite(word, 0, 1, writing), 107000);
    CHECK_IS(aclrtValueWait(word, 0, 4, writing), 107000);
    CHECK_IS(aclrtValueWrite(&here, 0, 0, writing), 107000);
    /* Nothing in the runtime looks whether a word is aligned. */
    CHECK_IS(aclrtMemset(word, 64, 0, 64), 0);
    CHECK_IS(aclrtValueWrite((char *)word + 4, 0x0102030405060708, 0, writing), 0);
    CHECK_IS(aclrtValueWait((char *)word + 4, 0x0102030405060708, ACL_STREAM_WAIT_VALUE_EQ, writing), 0);
    CHECK_IS(aclrtSynchronizeStream(writing), 0);
    CHECK(was_found(ACLSIM_FINDING_MISALIGNED_WORD));
}

int main(void)
{
    ISOLATE(values_make_streams_wait);
    return 0;
}
