"""Writes fixtures/numpy.json: what NumPy (and ml_dtypes, for bfloat16) makes of numbers, and how it prints arrays.

Run with Python 3, numpy and ml_dtypes: python3 test/arrays/numpy-fixtures.py
"""

import json
import pathlib
import struct

import ml_dtypes
import numpy as np

np.seterr(all="ignore")

FLOATS = {"float16": np.float16, "bfloat16": ml_dtypes.bfloat16, "float32": np.float32, "float64": np.float64}
INTEGERS = ["int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64"]


def doubles():
    """Values that are special for some type, their neighbours, and many random ones that float32 can hold."""
    values = [0.0, -0.0, float("inf"), float("-inf"), float("nan"), 1.0, -1.0, 1 / 3, 65504.0, 65519.0, 65520.0, 65536.0]
    values += [2.0**-24, 2.0**-25, 2.0**-25 * 1.5, 2.0**-14, 2.0**-14 - 2.0**-24, 2.0**-126, 2.0**-133, 2.0**-134, 2.0**-149]
    values += [3.4028234663852886e38, 3.3961775292304601e38, 3.3895313892515355e38, 1e-45]
    for bits in range(0x3C00, 0x3C20):  # exactly between two neighbours of float16, and of bfloat16
        low, high = np.array([bits, bits + 1], np.uint16).view(np.float16).astype(np.float64)
        values.append((low + high) / 2)
    for bits in range(0x3F80, 0x3FA0):
        low, high = np.array([bits, bits + 1], np.uint16).view(ml_dtypes.bfloat16).astype(np.float64)
        values.append((low + high) / 2)
    rng = np.random.default_rng(7)
    random = rng.integers(0, 2**32, 400, dtype=np.uint32).view(np.float32)
    small = (rng.standard_normal(400) * 10.0 ** rng.integers(-8, 6, 400)).astype(np.float32)
    values += [float(v) for v in np.concatenate([random, small])]
    return [float(np.float32(v)) for v in values]


def hex_of(value):
    return struct.pack(">d", value).hex()


def bits_of(array):
    return array.tobytes().hex()


def conversions():
    values = doubles()
    made = {name: bits_of(np.array(values, np.float64).astype(np.float32).astype(kind)) for name, kind in FLOATS.items()}
    return {"values": [hex_of(v) for v in values], "bits": made}


def back():
    """Every float16, and a selection of bfloat16, as the double that it is."""
    every = np.arange(0x10000, dtype=np.uint16)[::61]
    return {
        "bits": [int(b) for b in every],
        "float16": [hex_of(float(v)) for v in every.view(np.float16)],
        "bfloat16": [hex_of(float(v)) for v in every.view(ml_dtypes.bfloat16)],
    }


def integers():
    made = {}
    for name in INTEGERS:
        info = np.iinfo(name)
        values = [int(info.min), int(info.min) + 1, 0, 1, int(info.max) - 1, int(info.max)]
        made[name] = {"values": [str(v) for v in values], "bits": bits_of(np.array(values, name))}
    return made


def prints():
    nan, inf = float("nan"), float("inf")
    rng = np.random.default_rng(11)
    cases = [
        ("float32", [[1, 2, 3], [4, 5, 6]]),
        ("float32", [0.1, 2.5, -3.25]),
        ("float32", [nan, 1.5, inf, -inf]),
        ("float32", [nan, nan]),
        ("float32", [1e-7, 1.0]),
        ("float32", [1e10, 2.5e10, nan, -inf]),
        ("float32", [16777216.0, 1.0]),
        ("float32", [999999.0, 1000.5]),
        ("float64", [0.001953125, 0.005859375, 1.0]),
        ("float64", [1 / 3, 2 / 3, 1.0]),
        ("float64", [1000000005.0, 1.0]),
        ("float64", [5e-324, 1.7976931348623157e308]),
        ("float64", [-0.0, 0.0]),
        ("float64", [12345678.0, 99999999.0]),
        ("float16", [0.1, 0.2, 65504.0]),
        ("float16", [0.1, 0.2, 999.5]),
        ("int8", [[1, -100], [20, 3]]),
        ("int64", [9223372036854775807, -9223372036854775808]),
        ("uint8", list(range(256))),
        ("bool", [[True, False], [False, True]]),
        ("complex64", [1 + 2j, -0.5 - 1e-3j]),
        ("complex64", [complex(nan, inf), 1j]),
        ("int32", np.arange(2000).tolist()),
        ("int32", np.arange(2000).reshape(40, 50).tolist()),
        ("int32", np.arange(3000).reshape(2, 30, 50).tolist()),
        ("int32", np.arange(1024).reshape(2, 2, 256).tolist()),
        ("float32", (np.arange(1200) / 8).reshape(10, 120).tolist()),
        ("float32", np.arange(60).reshape(3, 4, 5).tolist()),
        ("float64", rng.standard_normal(40).tolist()),
        ("float32", rng.standard_normal((5, 9)).tolist()),
        ("float32", (rng.standard_normal(50) * 10.0 ** rng.integers(-3, 3, 50)).tolist()),
        ("float16", rng.standard_normal(30).tolist()),
        ("int32", []),
    ]
    made = []
    for name, values in cases:
        array = np.array(values, name)
        made.append({"dtype": name, "shape": list(array.shape), "bits": bits_of(array), "text": str(array)})
    return made


fixtures = {"conversions": conversions(), "back": back(), "integers": integers(), "prints": prints()}
target = pathlib.Path(__file__).parent / "fixtures" / "numpy.json"
target.write_text(json.dumps(fixtures, separators=(",", ":")) + "\n")
