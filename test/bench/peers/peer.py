"""Python ctypes, as a user without pyACL would call the library. usage: peer.py LIBRARY -> JSON of nanoseconds an operation."""
import ctypes
import json
import sys
import time

TIMES = 20000
library = ctypes.CDLL(sys.argv[1])
library.aclrtMalloc.argtypes = [ctypes.POINTER(ctypes.c_void_p), ctypes.c_size_t, ctypes.c_int]
library.aclrtFree.argtypes = [ctypes.c_void_p]
library.aclrtMemcpy.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int]
library.aclrtPeekAtLastError.argtypes = [ctypes.c_int]


def check(code):
    if code != 0:
        raise RuntimeError(f"aclError {code}")


def timed(work):
    for _ in range(TIMES // 10):
        work()
    start = time.perf_counter_ns()
    for _ in range(TIMES):
        work()
    return (time.perf_counter_ns() - start) / TIMES


def memory():
    check(library.aclrtMalloc(ctypes.byref(block), 4096, 0))
    check(library.aclrtFree(block))


check(library.aclInit(None))
check(library.aclrtSetDevice(0))
target, block, data = ctypes.c_void_p(), ctypes.c_void_p(), ctypes.create_string_buffer(64)
check(library.aclrtMalloc(ctypes.byref(target), 64, 0))
print(json.dumps({
    "empty": timed(lambda: library.aclrtPeekAtLastError(0)),
    "memory": timed(memory),
    "copy": timed(lambda: check(library.aclrtMemcpy(target, 64, data, 64, 1))),
}))
