import { buildSchema, getIntrospectionQuery, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { documentFault } from './documentLimits.ts';

const faultOf = (document: string) => documentFault(parse(document))?.message;
const nested = (levels: number) => '{ a '.repeat(levels) + '{ b }' + ' }'.repeat(levels);

describe('documentFault', () => {
  it('accepts 15 levels and the introspection query', () => {
    expect(faultOf(nested(14))).toBeUndefined();
    expect(faultOf(getIntrospectionQuery())).toBeUndefined();
  });

  it('rejects more than 15 levels, those of fragments included', () => {
    const rejected =
      'The operation has too many levels: the limit is 15. Request what lies deeper by its id in an operation of its own';
    expect(faultOf(nested(15))).toBe(rejected);
    expect(faultOf(`{ a { ...F } } fragment F on Query ${nested(14)}`)).toBe(rejected);
  });

  it('rejects more than 30 aliases, those of a fragment counted at each spread', () => {
    const rejected =
      'The operation has too many aliases: the limit is 30. Split it into several operations, or request rows by `nodes(ids:)` in place of aliases';
    const aliases = Array.from({ length: 31 }, (_, index) => `x${index}: __typename`).join(' ');
    expect(faultOf(`{ a { ${aliases} } }`)).toBe(rejected);
    expect(faultOf(`{ __schema { ${aliases} } }`)).toBe(rejected);
    expect(faultOf(`{ ...F a { ...F } } fragment F on Query { ${aliases.split(' x16')[0]} }`)).toBe(rejected);
  });

  it('rejects more than 5 aliases within introspection, because each can repeat the whole schema', () => {
    const types = (count: number) =>
      Array.from({ length: count }, (_, at) => `t${at}: types { name }`).join(' ');
    expect(faultOf(`{ __schema { ${types(5)} } }`)).toBeUndefined();
    expect(faultOf(`{ __schema { ${types(6)} } }`)).toBe(
      'The operation has too many aliases within introspection: the limit is 5. Request the schema without aliases',
    );
  });

  it('rejects more than 20 directives, those of operations and variables included', () => {
    const rejected =
      'The operation has too many directives: the limit is 20. Split it into several operations';
    const directives = '@include(if: true) '.repeat(21);
    expect(faultOf(`{ a { ${'b @include(if: true) '.repeat(21)} } }`)).toBe(rejected);
    expect(faultOf(`query ${directives} { a }`)).toBe(rejected);
    expect(faultOf(`query ($n: Int ${directives}) { a }`)).toBe(rejected);
    expect(faultOf(`{ a } fragment F on Query ${directives} { b }`)).toBe(rejected);
  });

  it('rejects more than 30 root fields, those of fragments included', () => {
    const rejected =
      'The operation has too many root fields: the limit is 30. Split it into several operations, or request rows by `nodes(ids:)`';
    const fields = Array.from({ length: 31 }, (_, at) => `b${at}`).join(' ');
    expect(faultOf(`{ ${fields} }`)).toBe(rejected);
    expect(faultOf(`{ ...F } fragment F on Query { ... { ${fields} } }`)).toBe(rejected);
  });

  it('rejects more than 30 selections that are merged into one field', () => {
    const rejected =
      'The operation has too many fields of the same name at the same place: the limit is 30. Select each field once';
    expect(faultOf(`{ a { ${'b '.repeat(30)} } }`)).toBeUndefined();
    expect(faultOf(`{ a { ${'b '.repeat(31)} } }`)).toBe(rejected);
    expect(faultOf(`{ ${'a { b b } '.repeat(16)} }`)).toBe(rejected);
    expect(faultOf(`{ a { ${'...F '.repeat(16)} } } fragment F on Query { b ... { b } }`)).toBe(rejected);
  });

  it('rejects more than 1,000 fields and fragments, those of a fragment counted at each spread', () => {
    const rejected =
      'The operation has too many fields and fragments: the limit is 1000. Split it into several operations';
    const chain = Array.from(
      { length: 10 },
      (_, at) => `fragment F${at} on Query { ...F${at + 1} ...F${at + 1} }`,
    );
    expect(faultOf(`{ ...F0 } ${chain.join(' ')} fragment F10 on Query { __typename }`)).toMatch(/too many/);
    expect(faultOf(`{ ...F0 } ${chain.join(' ')}`)).toBe(rejected);
    const wide = Array.from({ length: 1_001 }, (_, at) => `b${at}`).join(' ');
    expect(faultOf(`{ a { ${wide} } }`)).toBe(rejected);
  });

  it('rejects more than 40 fragments within each other', () => {
    const chain = (length: number) =>
      `{ ...F0 } ${Array.from({ length }, (_, at) => `fragment F${at} on Query { ...F${at + 1} }`).join(' ')}`;
    expect(faultOf(chain(40))).toBeUndefined();
    expect(faultOf(`${chain(41)} fragment F41 on Query { b }`)).toBe(
      'The operation has too many fragments within each other: the limit is 40. Spread fewer fragments within fragments',
    );
  });

  it('checks every operation and every fragment, used or not', () => {
    expect(faultOf(`query A { b } query B ${nested(15)}`)).toMatch(/levels/);
    expect(faultOf(`query A { b } fragment F on Query { ${'b '.repeat(31)} }`)).toMatch(/same name/);
  });

  it('accepts more than 30 fields in a fragment below the root', () => {
    const fields = Array.from({ length: 60 }, (_, at) => `b${at}`).join(' ');
    expect(faultOf(`{ a { ...F } } fragment F on Query { ${fields} }`)).toBeUndefined();
  });

  it('leaves fragments that contain themselves to validation', () => {
    const schema = buildSchema('type Query { a: Query b: Int }');
    const document = parse('{ ...F } fragment F on Query { a { ...G } } fragment G on Query { b ...F }');
    expect(documentFault(document)).toBeNull();
    expect(validate(schema, document).map(({ message }) => message)).toEqual([
      'Cannot spread fragment "F" within itself via "G".',
    ]);
  });
});
