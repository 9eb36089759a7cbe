import { buildSchema, getIntrospectionQuery, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { documentLimits } from './documentLimits.ts';

const schema = buildSchema('type Query { a: Query b: Int }');
const faults = (document: string) =>
  validate(schema, parse(document), [documentLimits]).map((e) => e.message);
const nested = (levels: number) => '{ a '.repeat(levels) + '{ b }' + ' }'.repeat(levels);

describe('documentLimits', () => {
  it('lets ordinary operations and introspection pass', () => {
    expect(faults(nested(14))).toEqual([]);
    expect(faults(getIntrospectionQuery())).toEqual([]);
  });

  it('counts levels through fragments', () => {
    expect(faults(nested(15))).toEqual(['The operation has too many levels: the limit is 15']);
    const spread = `{ a { ...F } } fragment F on Query ${nested(14)}`;
    expect(faults(spread)).toEqual(['The operation has too many levels: the limit is 15']);
  });

  it('counts aliases, those of a fragment for each spread, and __typename too', () => {
    const aliases = Array.from({ length: 31 }, (_, index) => `x${index}: __typename`).join(' ');
    expect(faults(`{ a { ${aliases} } }`)).toEqual(['The operation has too many aliases: the limit is 30']);
    const spread = `{ ...F a { ...F } } fragment F on Query { ${aliases.split(' x16')[0]} }`;
    expect(faults(spread)).toEqual(['The operation has too many aliases: the limit is 30']);
  });

  it('counts directives and root fields', () => {
    const directives = Array.from({ length: 21 }, () => 'b @include(if: true)').join(' ');
    expect(faults(`{ a { ${directives} } }`)).toEqual([
      'The operation has too many directives: the limit is 20',
    ]);
    expect(faults(`{ ${'b '.repeat(31)} }`)).toEqual([
      'The operation has too many root fields: the limit is 30',
    ]);
  });

  it('survives fragments that spread themselves', () => {
    expect(faults('{ ...F } fragment F on Query { a { ...F } }')).toEqual([]);
  });
});
