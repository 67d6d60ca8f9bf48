/** Device memory that a program in Python opens by its key and changes: no bytes go through files or pipes. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openAscend } from 'ascendcl';

// ctypes calls the same C library. The program says who it is, and gets the key when it has been let in.
const PROGRAM = `
import ctypes, os, sys
acl = ctypes.CDLL(sys.argv[1])
def call(name, *args):
    code = getattr(acl, name)(*args)
    assert code == 0, f'{name}: {code}'
call('aclInit', None)
call('aclrtSetDevice', 0)
print(os.getpid(), flush=True)
key = sys.stdin.readline().strip().encode()
memory = ctypes.c_void_p()
call('aclrtIpcMemImportByKey', ctypes.byref(memory), key, ctypes.c_uint64(0))
values = (ctypes.c_float * 4)()
size = ctypes.c_size_t(16)
call('aclrtMemcpy', values, size, memory, size, 2)  # device to host
for index in range(4): values[index] *= 10
call('aclrtMemcpy', memory, size, values, size, 1)  # host to device
call('aclrtIpcMemClose', key)
call('aclrtResetDevice', 0)
call('aclFinalize')
`;

using ascend = openAscend();
using numbers = ascend.device(0).allocate(16);
numbers.copyFrom(new Float32Array([1, 2, 3, 4]));
using shared = numbers.share();

const python = spawn('python3', ['-c', PROGRAM, ascend.library], { stdio: ['pipe', 'pipe', 'inherit'] });
const [answer] = await once(python.stdout, 'data');
shared.allow([Number(answer)]);
python.stdin.write(`${shared.key}\n`);
const [code] = await once(python, 'exit');

const result = new Float32Array(4);
numbers.copyTo(result);
console.log(`python ended with ${code}; the numbers are ${result.join(' ')}`);
