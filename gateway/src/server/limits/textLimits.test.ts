import { describe, expect, it } from 'vitest';
import { textFault } from './textLimits.ts';

const rejectionOf = (text: string) => {
  const fault = textFault(text);
  return fault && { message: fault.message, code: fault.extensions['code'] };
};

describe('textFault', () => {
  const brackets = {
    message:
      'The operation has too many nested brackets: the limit is 40. Request what lies deeper by its id in an operation of its own',
    code: 'OPERATION_TOO_COMPLEX',
  };

  it.each([
    ['a list', `{ a(x: ${'['.repeat(1_900)}${']'.repeat(1_900)}) { b } }`],
    ['a list that does not end', `{ a(x: ${'['.repeat(3_900)}`],
    ['an object', `{ a(x: ${'{ y: '.repeat(1_300)}1`],
    ['inline fragments', `{ ${'... { '.repeat(900)} b ${'} '.repeat(900)} }`],
    ['selections', `${'{ a '.repeat(1_300)}{ b }${' }'.repeat(1_300)}`],
    ['a type', `query ($x: ${'['.repeat(1_900)}Int${']'.repeat(1_900)}) { b }`],
    ['the default of a variable', `query ($x: X = ${'['.repeat(1_900)}${']'.repeat(1_900)}) { b }`],
  ])('rejects more than 40 nested brackets: %s', (_what, text) => {
    expect(rejectionOf(text)).toEqual(brackets);
  });

  it('accepts a literal of 30 nested lists', () => {
    expect(rejectionOf(`{ a(x: ${'['.repeat(30)}${']'.repeat(30)}) { b } }`)).toBeNull();
  });

  it('rejects more than 4,000 tokens of any kind', () => {
    const rejected = {
      message: 'The operation has too many tokens: the limit is 4000. Split it into several operations',
      code: 'OPERATION_TOO_COMPLEX',
    };
    expect(rejectionOf('! '.repeat(4_001))).toEqual(rejected);
    expect(rejectionOf(`query ${'($x: Int) '.repeat(1_000)}`)).toEqual(rejected);
    expect(rejectionOf('! '.repeat(4_000))).toBeNull();
  });

  it('leaves invalid tokens to the parser', () => {
    expect(rejectionOf('{ a(x: "')).toBeNull();
    expect(rejectionOf(`{ \u0000 ${'{ '.repeat(100)}`)).toBeNull();
  });
});
