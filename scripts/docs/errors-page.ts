/** docs/errors.md: the classes of errors, and every code with its meaning and what to do. */
import { allCodes } from '../../src/errors/codes/describe.js';
import type { CodeDescription, ErrorClass } from '../../src/errors/index.js';

const HEAD = `# Errors

Everything that this package throws on purpose is an \`AscendError\` with a stable \`errorCode\`. Branch on the class or on
that code, never on the message.

| class | \`errorCode\` | when |
|---|---|---|
| \`InvalidArgumentError\` | \`ERR_INVALID_ARGUMENT\` | an argument was refused; \`parameter\` names it; nothing native was called |
| \`DisposedError\` | \`ERR_DISPOSED\` | a handle was used after its end; nothing native was called |
| \`LibraryError\` | \`ERR_LIBRARY_…\` | no usable library: \`file\`, \`kind\` and \`remedy\` |
| \`NotAvailableError\` | \`ERR_NOT_AVAILABLE\` | the loaded library has no such function; \`since\` tells which CANN has |
| \`AclError\` | \`ERR_ACL_<code>\` | C returned a code, at once or when a stream was waited for |
| \`OutOfMemoryError\` | | with \`requested\`, \`free\`, \`total\`, the \`limits\` that were hit and the largest live allocations |
| \`NotSupportedError\` | | this chip, driver or mode can't do it |
| \`ContextError\` | | no context, or the wrong one; handles never cause it |
| \`AclTimeoutError\` | | a wait or a task ran out of time |
| \`AbortedError\` | | queued work was given up before it was done; what it should have filled is untouched |
| \`DeviceFaultError\` | | hardware or a kernel failed; \`mustReset\` tells what has to be reset |

The last six are subclasses of \`AclError\`. An \`AclError\` has \`code\`, \`codeName\`, \`api\`, \`args\`, \`class\`, \`hint\`,
\`retryable\`, the library's own text as \`detail\`, and from it \`rootCause\`. When a stream failed, \`context.operations\`
lists what was queued since the last good wait, each with the line of the script. When one of many copies failed,
\`context.item\` names it (\`items[3]\`), and \`outputs\` has the number that C gave (\`failIndex\`).

When the library has nothing left, what this package keeps for later (events of waits, pinned memory for script buffers)
is given back and the call is made once more. If that fails too, \`context.limits\` names what is used up, with its figures:
huge pages, normal pages or 1 GiB pages of the device, a pool, memory of this machine, addresses, events, streams.

\`\`\`ts
import { AclError, describeCode, openAscend, OutOfMemoryError } from 'ascendcl';

using ascend = openAscend({ backend: 'simulator' });
const device = ascend.device(0);
try {
  device.allocate(1024 ** 4);
} catch (error) {
  if (error instanceof OutOfMemoryError) console.log(error.requested, error.codeName); // 1099511627776 ACL_ERROR_RT_MEMORY_ALLOCATION
  else if (error instanceof AclError && error.retryable) console.log('later');
  else throw error;
}
console.log(describeCode(507010).name); // ACL_ERROR_RT_LOST_HEARTBEAT
\`\`\`

100002 from aclInit, "initialised before", is no error: another component of the process was first.

## Codes

Made by \`npm run docs\` from the table in \`src/errors\`. A star marks codes for which the same call may succeed later.
\`ascendcl api 107002\` tells the same in the terminal.
`;

const CLASSES: readonly (readonly [ErrorClass, string])[] = [
  ['program', 'The call is wrong: correct the script'],
  ['environment', 'The machine is wrong: files, configuration, driver, installation'],
  ['resource', 'Something is used up: release some of it'],
  ['not-supported', 'This chip, driver or version can’t do it'],
  ['state', 'Time-outs and “not yet”'],
  ['device-fault', 'Hardware or a kernel failed'],
  ['internal', 'The software stack failed: collect the logs'],
];

export function errorsPage(): string {
  const sections = CLASSES.map(([errorClass, title]) => {
    const codes = allCodes().filter((description) => description.class === errorClass);
    return [
      `### ${title} (\`${errorClass}\`)`,
      '',
      '| code | name | meaning | what to do |',
      '|---|---|---|---|',
      ...codes.map(row),
      '',
    ].join('\n');
  });
  return `${[HEAD, ...sections].join('\n').trimEnd()}\n`;
}

const row = ({ code, name, meaning, hint, retryable, replacedBy }: CodeDescription): string =>
  `| ${code}${retryable ? '*' : ''} | \`${name}\`${replacedBy === undefined ? '' : ` (now ${replacedBy})`} | ${cell(meaning)} | ${cell(hint)} |`;

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');
