/* Makes more findings than a pipe holds, and its standard output one that does not wait for the reader. */
#include <fcntl.h>
#include <stdint.h>
#include <unistd.h>

#include "acl/acl.h"
#include "control.h"

int main(void)
{
    OK(aclrtSetDevice(0));
    for (uintptr_t index = 0; index < 3000; index++) {
        CHECK_IS(aclrtFree((void *)(0x180000000000u + 64 * index)), 107000);
    }
    CHECK(fcntl(STDOUT_FILENO, F_SETFL, O_NONBLOCK) == 0);
    return 0;
}
