/** The place of a declaration in the source, and the comments beside it, survive the preprocessor. */
import { describe, expect, it } from 'vitest';
import { modelOf } from '../../support/headers.js';

describe('a declaration keeps its line', () => {
  it('behind macros that expand to more text, to nothing, and over several lines', async () => {
    const model = await modelOf(`#define ACL_LONG_MACRO unsigned long long int
#define ACL_NOTE(text) __attribute__((deprecated(text)))
#define ACL_NOTHING
ACL_LONG_MACRO first(ACL_LONG_MACRO a, ACL_LONG_MACRO b);
ACL_NOTHING ACL_LONG_MACRO second(void);
ACL_NOTE(
    "on "
    "three lines"
) ACL_LONG_MACRO third(void);
int fourth(void);
`);
    expect(model.functions.map(({ name, position }) => [name, position.line])).toEqual([
      ['first', 4],
      ['fourth', 10],
      ['second', 5],
      ['third', 9],
    ]);
    expect(
      model.functions
        .filter(({ deprecated }) => deprecated)
        .map(({ deprecatedMessage }) => deprecatedMessage),
    ).toEqual(['on three lines']);
  });
});

describe('a comment belongs', () => {
  it('to the function below it, also with an attribute line between', async () => {
    const model = await modelOf(`#define ACL_OLD __attribute__((deprecated))
/** Heading. */
/** Of first. */
int first(void);

/** Of nobody: an empty line follows. */

int second(void);
/** Of third. */
ACL_OLD
int third(void);
int fourth(void); // behind fourth, of nobody
int fifth(void);
/** Of nobody: a directive follows. */
#define ACL_X 1
int sixth(void);
`);
    expect(Object.fromEntries(model.functions.map(({ name, doc }) => [name, doc?.summary]))).toEqual({
      first: 'Of first.',
      second: undefined,
      third: 'Of third.',
      fourth: undefined,
      fifth: undefined,
      sixth: undefined,
    });
  });

  it('to the member or enumerator that it stands behind or above', async () => {
    const model = await modelOf(`typedef enum {
    ACL_A, /* a */
    ACL_B = 2, // b
    // c
    // in two lines
    ACL_C,
    ACL_D /**< d */
} aclE;
typedef struct {
    int x; /* x */ int y; /* y */
    /** z */
    int z;
    char u; ///< u
    char v;
} aclS;
int f(aclE e, aclS *s);
`);
    expect(model.enums[0]?.constants.map(({ doc }) => doc)).toEqual(['a', 'b', 'c in two lines', 'd']);
    expect(model.structs[0]?.fields?.map(({ doc }) => doc)).toEqual(['x', 'y', 'z', 'u', undefined]);
  });

  it('to the macro that it stands behind or above', async () => {
    const model = await modelOf(`#define ACL_A 1 // a
/** b */
#define ACL_B 2
#define ACL_C 3 /* c goes
on */
#define ACL_D 4
`);
    expect(model.macros.map(({ doc }) => doc)).toEqual(['a', 'b', 'c goes on', undefined]);
  });
});
