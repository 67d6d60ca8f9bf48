import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { NotAvailableError } from '../../src/index.js';

const NEWEST = '9.1.0';

/** The CANN version whose simulator the tests use. Build it with `npm run build:simulator -- --versions`. */
const version = process.env.ASCENDCL_TEST_VERSION || NEWEST;

// In the environment, so that processes which a test starts use it too.
if (version !== NEWEST)
  process.env.ASCENDCL_LIBRARY = fileURLToPath(
    new URL(`../../dist/simulator/${version}/libascendcl_sim.so`, import.meta.url),
  );

/** Whether this version has what came with another. Versions sort as text does: 8.1.RC1, 8.5.0, 9.0.0, 9.1.0. */
export const isSince = (first: string): boolean => version >= first;

/** Expects that a function fails because this version lacks something, and that the error says when that came. */
export async function expectNotAvailable(run: () => unknown, since: string): Promise<void> {
  const error = await Promise.resolve()
    .then(run)
    .then(
      () => undefined,
      (reason: unknown) => reason,
    );
  expect(error).toBeInstanceOf(NotAvailableError);
  expect(error).toMatchObject({ since });
}

/**
 * A test of what came with a version. On the library of an older one it has to end with the error that names the version.
 * @param since the version; or several when what the test uses first came before what it uses later
 */
export function itSince(
  since: string | readonly string[],
  name: string,
  run: () => void | Promise<void>,
): void {
  const first = [since].flat().find((one) => !isSince(one));
  if (first === undefined) it(name, run);
  else it(`${name}: not before CANN ${first}`, () => expectNotAvailable(run, first));
}
