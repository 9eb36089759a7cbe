import { getOperationAST, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { schema } from '../../schema/index.ts';
import { isCompilable } from './compilable.ts';
import { compiledQueries } from './useCompiledQueries.ts';

const compilable = (text: string) => {
  const document = parse(text);
  const operation = getOperationAST(document);
  return operation !== null && operation !== undefined && isCompilable(document, operation, schema);
};

describe('isCompilable', () => {
  it.each([
    '{ city(slug: "berlin") { id name jobOffers(first: 5) { edges { node { cardTitle } } } } }',
    'query Q($n: Boolean!) { topCities { name @include(if: $n) ...F } } fragment F on City { __typename ... on Node { key: id } }',
    '{ jobOffers { edges { node { ...F } } } } fragment F on Offer { __isOffer: __typename cardTitle }',
  ])('takes %s', (text) => expect(compilable(text)).toBe(true));

  it.each([
    ['a mutation', 'mutation { requestCity(input: { proposition: "x" }) { userErrors { code } } }'],
    ['introspection', '{ __schema { types { name } } }'],
    ['aliased introspection', '{ a: __type(name: "City") { name } }'],
    ['a type that is decided for each row', '{ node(id: "x") { id } }'],
    ['a variable within a list', 'query Q($c: String) { jobOffers(categories: [$c]) { totalCount } }'],
    ['a key with the mark between keys', '{ a_b: city(slug: "x") { name } }'],
    ['a key like an index', '{ idx0: city(slug: "x") { name } }'],
    ['a key like a type', '{ City: city(slug: "x") { name } }'],
    ['the prototype as a key', '{ city(slug: "x") { __proto__: name } }'],
    ['the prototype as a key of a type name', '{ city(slug: "x") { __proto__: __typename } }'],
  ])('refuses %s', (_what, text) => expect(compilable(text)).toBe(false));

  it('refuses texts that the compiler would run as a program', () => {
    const mark = '__MAGIC_DATE__33a9e76d_02e0_4128_8e92_3530ad3da74d';
    const attack = `${mark}globalThis.attacked=true`;
    expect(compilable(`{ city(slug: "${attack}") { name } }`)).toBe(false);
    expect(compilable(`{ city(slug: """${attack}""") { name } }`)).toBe(false);
    expect(compilable(`{ city(slug: "\\u005f${attack.slice(1)}") { name } }`)).toBe(false);
    expect(compilable(`query Q($s: String = "${attack}") { cities(query: $s) { totalCount } }`)).toBe(false);
  });

  it.each(['_', '`', '$', '{', '\\"', '\\\\', '\\n', "'", '*'])('refuses texts with %s', (character) => {
    expect(compilable(`{ city(slug: "a${character}b") { name } }`)).toBe(false);
  });

  it('takes the texts of addresses and searches', () => {
    expect(
      compilable('{ city(slug: "são-paulo") { name } cities(query: "Köln, 2/3: a.b") { totalCount } }'),
    ).toBe(true);
  });
});

describe('compiledQueries', () => {
  it('compiles an operation when it comes the third time, once for each combination of its conditions', () => {
    const find = compiledQueries(schema);
    const document = parse('query Q($n: Boolean = true) { languages { id name @include(if: $n) } }');
    const run = (variableValues?: Record<string, unknown>) =>
      find({ schema, document, ...(variableValues && { variableValues }) });
    expect([run(), run()]).toEqual([null, null]);
    const withName = run();
    expect(withName).toBeTypeOf('function');
    expect(run({ n: true })).toBe(withName);
    const without = run({ n: false });
    expect(without).toBeTypeOf('function');
    expect(without).not.toBe(withName);
  });

  it('leaves invalid variables and unknown operations to the plain executor', () => {
    const find = compiledQueries(schema);
    const document = parse('query Q($n: Int) { topCities(limit: $n) { name } } query R { languages { id } }');
    for (let run = 0; run < 4; run += 1) {
      expect(find({ schema, document, operationName: 'Q', variableValues: { n: 'x' } })).toBeNull();
      expect(find({ schema, document, operationName: 'S' })).toBeNull();
      expect(find({ schema, document })).toBeNull();
    }
    expect(find({ schema, document, operationName: 'Q', variableValues: { n: 1 } })).toBeTypeOf('function');
  });
});
