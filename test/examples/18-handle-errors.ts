/** What a failing call tells: code and name, arguments, the device's own text, and what to do next. */
import { AclError, describeCode, InvalidArgumentError, OutOfMemoryError, openAscend } from 'ascendcl';
import * as rt from 'ascendcl/checked';

using ascend = openAscend({ trackAllocations: true });
const device = ascend.device(0);
using _weights = device.allocate(1024 ** 3);

/** Runs something that must fail and hands out the error. */
function errorOf(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  throw new Error('it did not fail');
}

// A mistake of the script is found before anything native is called.
const mistake = errorOf(() => device.allocate(-1));
if (mistake instanceof InvalidArgumentError) console.log(`${mistake.parameter}: ${mistake.message}\n`);

// Subclasses exist where a program branches: here it might free a cache and try again.
const shortage = errorOf(() => device.allocate(1024 ** 4));
if (shortage instanceof OutOfMemoryError) {
  console.log(`asked for ${shortage.requested}, free are ${shortage.free} of ${shortage.total}`);
  for (const { kind, byteLength } of shortage.largestLive ?? []) console.log(`  ${byteLength} in a ${kind}`);
}

// Every error is data. The library's text is read on the same thread at once, as the next call may replace it.
const refused = errorOf(() => rt.synchronizeStreamWithTimeout(null, 0));
if (refused instanceof AclError) {
  console.log(`\n${refused.message}\n`);
  console.log(`retryable: ${refused.retryable}, class: ${refused.class}, said: ${refused.rootCause?.id}`);
}

// Any code can be looked up, also one from a log file.
const { name, meaning, hint } = describeCode(507010);
console.log(`507010 is ${name}: ${meaning}. ${hint}`);
