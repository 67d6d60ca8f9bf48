import { describe, expect, it } from 'vitest';
import { findRootCause, parseDetail, withoutSeenText } from '../../src/errors/detail.js';

const stamp = '[PID: 4711] 2026-03-01-10:20:30.123.456';

describe('parseDetail', () => {
  it.each([undefined, null, '', '\n\n', '   '])('finds no message in %j', (text) => {
    expect(parseDetail(text)).toEqual([]);
  });

  it('reads one message per heading, in the order of the text', () => {
    expect(
      parseDetail('EH0002: pointer is null\nEE1001: bad size\nWE0001: not supported\nE10001: bad model'),
    ).toEqual([
      { id: 'EH0002', text: 'pointer is null' },
      { id: 'EE1001', text: 'bad size' },
      { id: 'WE0001', text: 'not supported' },
      { id: 'E10001', text: 'bad model' },
    ]);
  });

  it('reads the form with title, cause, solution and trace, as it is since CANN 8.5', () => {
    const text = [
      `${stamp} Invalid_Argument(EE1003): the size is 0`,
      '        Possible Cause: the caller passed nothing',
      '        Solution: pass a size',
      'TraceBack (most recent call last):',
      '        the copy was refused',
      '        the call failed[THREAD:12]',
      '',
    ].join('\n');
    expect(parseDetail(text)).toEqual([
      {
        id: 'EE1003',
        text: 'the size is 0',
        possibleCause: 'the caller passed nothing',
        solution: 'pass a size',
        trace: ['the copy was refused', 'the call failed[THREAD:12]'],
      },
    ]);
  });

  it('leaves out what the reporter of texts itself has failed at, and goes on with what it was to tell', () => {
    const text = [
      `${stamp} Execution_Error(EE1001): rtGetDevMsg execution failed, reason: no context`,
      'TraceBack (most recent call last):',
      '        rtGetDevMsg failed[THREAD:12]',
      '        the size is 0',
      '        the call failed',
    ].join('\n');
    expect(parseDetail(text)).toEqual([{ text: 'the size is 0', trace: ['the call failed'] }]);
    expect(parseDetail('EE1001: rtGetDevMsg execution failed\nEH0001: bad size')).toEqual([
      { id: 'EH0001', text: 'bad size' },
    ]);
  });

  it('reads the older form with the time behind the id', () => {
    const text = `EE1001: ${stamp} The argument is bad.\n        Solution: Change it.\n        TraceBack (most recent call last):\n        outer call`;
    expect(parseDetail(text)).toEqual([
      { id: 'EE1001', text: 'The argument is bad.', solution: 'Change it.', trace: ['outer call'] },
    ]);
  });

  it('joins the announcement of an internal error with the message behind it', () => {
    const text = `EH9999: Inner Error!\nEH9999${stamp} Inner_Error(EH9999):  size is wrong\nTraceBack (most recent call last):\n        malloc failed`;
    expect(parseDetail(text)).toEqual([{ id: 'EH9999', text: 'size is wrong', trace: ['malloc failed'] }]);
    expect(parseDetail('EZ9999: Inner Error!\nEZ9999  core 3 stopped')).toEqual([
      { id: 'EZ9999', text: 'core 3 stopped' },
    ]);
  });

  it('sets apart what the simulator says happened then', () => {
    const text = `EE1018: ${stamp} aclrtA: no context\n        then aclInit: no device`;
    expect(parseDetail(text)).toEqual([
      { id: 'EE1018', text: 'aclrtA: no context; then aclInit: no device' },
    ]);
  });

  it('keeps an announcement that nothing follows', () => {
    expect(parseDetail('EZ9999: Inner Error!')).toEqual([{ id: 'EZ9999', text: 'Inner Error!' }]);
  });

  it('joins indented lines to the message above', () => {
    expect(parseDetail('EE1001: first\n    second')).toEqual([{ id: 'EE1001', text: 'first second' }]);
  });

  it('keeps text without an id', () => {
    expect(parseDetail('something happened\nEE1001: bad')).toEqual([
      { text: 'something happened' },
      { id: 'EE1001', text: 'bad' },
    ]);
    expect(parseDetail('EE1001: bad\n\nFault diagnosis analysis: [0x80e01801]HBM;')).toEqual([
      { id: 'EE1001', text: 'bad' },
      { text: 'Fault diagnosis analysis: [0x80e01801]HBM;' },
    ]);
  });

  it('does not take an id inside a message for a heading', () => {
    expect(parseDetail('EE1001: see EE1003: the other one')).toHaveLength(1);
    expect(parseDetail('text (EE1003): not stamped')).toEqual([{ text: 'text (EE1003): not stamped' }]);
    expect(parseDetail('EE100: too short, EE10011: too long')).toEqual([
      { text: 'EE100: too short, EE10011: too long' },
    ]);
  });

  it('reads many thousand lines of brackets and blanks, which a careless pattern would never be done with', () => {
    const line = `${stamp} ${'('.repeat(200)} ${' '.repeat(200)}`;
    expect(parseDetail(Array.from({ length: 5000 }, () => line).join('\n'))).toHaveLength(5000);
  });
});

describe('findRootCause', () => {
  const rootId = (text: string, code?: number) => findRootCause(parseDetail(text), code)?.id;

  it('is nothing when nothing was said', () => {
    expect(findRootCause([])).toBeUndefined();
  });

  it('prefers the deeper component: driver, runtime, ACL layer', () => {
    expect(rootId('EH0007: a\nEE1003: b\nEL0004: c', 507013)).toBe('EL0004');
    expect(rootId('EL0004: c\nEE1003: b\nEH0007: a', 507013)).toBe('EL0004');
    expect(rootId('EE1003: b\nEH0007: a', 107000)).toBe('EE1003');
  });

  it('believes the ACL layer when the code is its own: the call never got deeper', () => {
    expect(rootId('EH0008: null pointer\nEE1003: left over from an earlier call', 100000)).toBe('EH0008');
  });

  it('takes of equals the one that was caused first, which stands last', () => {
    expect(rootId('EE1001: outer\nEE1011: inner', 107000)).toBe('EE1011');
  });

  it('prefers a specific message to an internal one, and an error to a warning', () => {
    expect(rootId('EE9999: internal\nEH0010: no host memory', 200000)).toBe('EH0010');
    expect(rootId('EE8888: internal\nEE1003: out of range', 107000)).toBe('EE1003');
    expect(rootId('EH9999: internal\nWE0001: feature', 500000)).toBe('EH9999');
    expect(rootId('WE0001: feature is missing', 207000)).toBe('WE0001');
  });

  it('lets the fault events of the device explain only failures of the device', () => {
    const text = 'EE1003: bad size\n\nFault diagnosis analysis: [0x80e01801]HBM;';
    expect(findRootCause(parseDetail(text), 107000)?.id).toBe('EE1003');
    expect(findRootCause(parseDetail(text), 507053)?.text).toContain('0x80e01801');
  });
});

describe('withoutSeenText', () => {
  const first = `${stamp} Invalid_Argument(EE1003): first\n`;
  const second = `[PID: 4711] 2026-03-01-10:20:31.000.000 Invalid_Argument(EE1017): second\n`;

  it('leaves text alone that was not given before', () => {
    expect(withoutSeenText(second, undefined)).toBe(second);
    expect(withoutSeenText(second, '')).toBe(second);
    expect(withoutSeenText(second, first)).toBe(second);
  });

  it('takes away what was given before, behind or between new text', () => {
    expect(withoutSeenText(`${second}\n${first}`, first)).toBe(second.trim());
    expect(withoutSeenText(`${second}\n${first}\nFault diagnosis analysis: [0x1]x;`, first)).toBe(
      `${second.trim()}\nFault diagnosis analysis: [0x1]x;`,
    );
  });

  it('is empty when the library only repeats itself', () => {
    expect(withoutSeenText(first, first)).toBe('');
  });

  it('keeps a lasting fault that the device reports in the same words', () => {
    const fault = 'Fault diagnosis analysis: [0x80e01801]HBM;';
    expect(withoutSeenText(fault, fault)).toBe(fault);
  });

  it('takes away whole lines only', () => {
    expect(withoutSeenText('EE1003: bad size', 'bad size')).toBe('EE1003: bad size');
    expect(withoutSeenText('EE1003: bad size', 'EE1003: bad')).toBe('EE1003: bad size');
  });
});
