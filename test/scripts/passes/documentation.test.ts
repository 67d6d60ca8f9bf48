import { describe, expect, it } from 'vitest';
import { parseComments } from '../../../scripts/passes/documentation.js';

const comment = (text: string) => [{ start: 0, end: text.length, firstLine: 1, lastLine: 1, text }];

describe('a documentation comment', () => {
  it('is split into summary, details, parameters, return value and references', () => {
    const text = `/**
 * Copies memory. The call
 * returns at once.
 *
 * The bytes must stay until the stream
 * is done.
 *
 * Second paragraph.
 * @param[in] src where to read
 * @param[out] dst where to write,
 *    at least size bytes
 * @param[in,out] size bytes
 * @return an error code
 * @see aclrtMalloc
 * @see aclrtFree
 */`;
    expect(parseComments(comment(text))).toEqual({
      doc: {
        summary: 'Copies memory. The call returns at once.',
        details: ['The bytes must stay until the stream is done.', 'Second paragraph.'],
        returns: 'an error code',
        see: ['aclrtMalloc', 'aclrtFree'],
      },
      parameters: [
        { name: 'src', text: 'where to read', direction: 'in' },
        { name: 'dst', text: 'where to write, at least size bytes', direction: 'out' },
        { name: 'size', text: 'bytes', direction: 'inout' },
      ],
    });
  });

  it('may have its tags in the style of the vendor', () => {
    const text = `/**
 * @ingroup AscendCL
 * @brief Sets a value
 *
 * @param value [IN]  the value
 * @param other[OUT] without a space
 * @param both: [IN|OUT] with a colon
 * @retval 0 for success
 * @retval other values for failure
 * @deprecated use another one
 */`;
    expect(parseComments(comment(text))).toEqual({
      doc: {
        summary: 'Sets a value',
        details: [],
        returns: '0 for success; other values for failure',
        see: [],
      },
      parameters: [
        { name: 'value', text: 'the value', direction: 'in' },
        { name: 'other', text: 'without a space', direction: 'out' },
        { name: 'both', text: 'with a colon', direction: 'inout' },
      ],
      deprecated: 'use another one',
    });
  });

  it.each([
    ['// a line'],
    ['/// a line'],
    ['///< a line'],
    ['/* a line */'],
    ['/** a line */'],
    ['/**< a line */'],
    ['/*! a line */'],
    ['/*\n * a\n * line\n */'],
    ['/***\n *** a line\n ***/'],
  ])('%j says "a line"', (text) => {
    expect(parseComments(comment(text)).doc?.summary).toBe('a line');
  });

  it.each([['/** */'], ['//'], ['/**\n *\n */'], ['/** @ingroup AscendCL */']])('%j says nothing', (text) => {
    expect(parseComments(comment(text))).toEqual({ parameters: [] });
  });
});
