import { readdirSync, readFileSync } from 'node:fs';
import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  Kind,
  parse,
  typeFromAST,
  type GraphQLInputType,
  type NamedTypeNode,
} from 'graphql';
import { createYoga } from 'graphql-yoga';
import { describe, expect, it } from 'vitest';
import { everyField } from '../../../test/everyField.ts';
import { setUpStack } from '../../../test/setUpStack.ts';
import { errorCatalogue } from '../../errors/catalogue.ts';
import { schema } from '../../schema/index.ts';
import { acceptedDocuments } from './useDocumentLimits.ts';
import { examples } from '../graphiql/examples.ts';
import { costOf, maxCost, maxFields, useCostLimit } from './useCostLimit.ts';

const stack = setUpStack();

const costly = (document: string, variables?: Record<string, unknown>, operationName?: string) =>
  costOf({ document: parse(document), schema, variables, operationName })?.cost;

const fourDeep = `{ city(slug: "berlin") { jobOffers { edges { node { promoted { partner { cities { jobOffers {
  edges { node { id } } } } } } } } } } }`;

const rejected = { data: undefined, status: 400 };

describe('useCostLimit', () => {
  it('rejects lists within lists before any call, with the cost, the limit and a hint', async () => {
    const { status, data, errors } = await stack.gateway.ask(fourDeep);
    expect({ status, data }).toEqual(rejected);
    expect(errors).toEqual([
      {
        message:
          'The operation costs 20256080: the limit is 20000. Ask for fewer rows (`first`, `limit`), ' +
          'above all in lists within lists, or in several operations',
        extensions: {
          code: 'OPERATION_TOO_COMPLEX',
          status: 400,
          messageKey: null,
          silenced: false,
          traceId: expect.any(String),
        },
      },
    ]);
    expect(stack.rest.calls).toHaveLength(0);
  });

  it('counts variables, their defaults, fragments and aliases', async () => {
    const rows = (query: string) => `${query} { city(slug: "berlin") { jobOffers(first: $n) { ...Page } } }
      fragment Page on JobOfferConnection { edges { node { a: promoted(limit: $m) { id } b: promoted(limit: $m) { id } } } }`;
    const costs = [
      costly(rows('query ($n: Int, $m: Int)'), { n: 200, m: 100 }),
      costly(rows('query ($n: Int = 200, $m: Int = 100)')),
    ];
    // The city, the call for its offers, and for each of 200 offers the edge, the row and two searches for 100 others.
    const expected = 400 + (400 + 200 * 2) + 200 * (2 + 2 * (700 + 100 * 2 + 100));
    expect(costs).toEqual([expected, expected]);
    const answer = await stack.gateway.ask(rows('query ($n: Int, $m: Int)'), {
      variables: { n: 200, m: 100 },
    });
    expect(answer).toMatchObject({
      status: 400,
      errors: [{ extensions: { code: 'OPERATION_TOO_COMPLEX' } }],
    });
    expect(stack.rest.calls).toHaveLength(0);
  });

  it('counts at least one row, and the operation that is selected', async () => {
    expect(costly('{ cities(first: -5) { edges { node { name } } } }')).toBe(405);
    const query = `query Cheap { languages { id } } query Expensive ${fourDeep}`;
    const answer = await stack.gateway.post({ query, operationName: 'Expensive' });
    expect(answer.status).toBe(400);
    const cheap = await stack.gateway.post({ query, operationName: 'Cheap' });
    expect(cheap.errors).toBeUndefined();
    expect(stack.rest.urls()).toEqual(['/web-api/en/languages']);
  });

  it('leaves the refusal of a page that is too large to its list, whose error names the argument', async () => {
    const lists = everyField.flatMap(({ document, path: [field, ...below] }) =>
      (below.length > 0 ? [] : (field?.args ?? []))
        .filter(({ name }) => name === 'first' || name === 'limit')
        .map(({ name: argument }) => ({ document, field: field?.name ?? '', argument })),
    );
    expect(lists.length).toBeGreaterThanOrEqual(12);
    for (const { document, field, argument } of lists) {
      const tooMany = `${field}(${argument}: 100000`;
      const { errors } = await stack.gateway.ask(
        document.includes(`${field}(`)
          ? document.replace(`${field}(`, `${tooMany}, `)
          : document.replace(field, `${tooMany})`),
      );
      const extensions = { code: 'BAD_USER_INPUT', argument };
      expect({ field, errors }).toMatchObject({ field, errors: [{ extensions }] });
    }
    expect(stack.rest.calls).toHaveLength(0);
  });

  it('counts the fields of a fragment at each spread', async () => {
    const fragments = Array.from(
      { length: 10 },
      (_, at) => `fragment F${at} on City { ...F${at + 1} ...F${at + 1} }`,
    );
    const query = `{ city(slug: "x") { ...F0 } } ${fragments.join(' ')} fragment F10 on City { name }`;
    const { errors, status } = await stack.gateway.ask(query);
    expect(status).toBe(400);
    expect(errors?.[0]?.message).toBe(
      'The operation has too many fields of the same name at the same place: the limit is 30. Select each field once',
    );
    expect(stack.rest.calls).toHaveLength(0);
  });

  it.each([
    ['a call', '{ city(slug: "berlin") { name } }', 401],
    ['a list', '{ city(slug: "b") { jobOffers(first: 10) { totalCount } } }', 830],
    ['a sorted list', '{ city(slug: "b") { jobOffers(first: 10, sort: RATING) { pageCount } } }', 1_130],
    ['the default order', '{ city(slug: "b") { jobOffers(first: 10, sort: WEIGHT) { pageCount } } }', 830],
    ['two pages of a list', '{ posts(first: 10, after: "b2Zmc2V0OjM=") { totalCount } }', 830],
    ['all offers', '{ jobOffers(first: 1) { totalCount } }', 1_405],
    ['all offers, sorted', '{ jobOffers(first: 1, sort: EARNING) { totalCount } }', 2_805],
    ['a search for a city', '{ cities(first: 1, query: "berln") { totalCount } }', 2_003],
    ['a search for a job', '{ moreJobOffers(first: 1, keyword: "drivr") { totalCount } }', 2_003],
    ['facets of full-time offers', '{ moreJobFacets { everywhere } }', 701],
    ['facets for a keyword', '{ moreJobFacets(keyword: "drivr") { everywhere } }', 2_001],
    ['alternatives of an offer', '{ moreJobOffer(id: "a") { alternatives(limit: 1) { id } } }', 1_805],
    ['companies', '{ partners(first: 1) { totalCount } }', 703],
    ['nearby cities', '{ nearbyCities(latitude: 52, longitude: 13, limit: 1) { id } }', 703],
    ['top cities', '{ topCities(limit: 1) { id } }', 703],
    ['change times of cities', '{ cities(first: 100) { edges { node { updatedAt } } } }', 1_600],
    ['a sanitised text', '{ post(slug: "a") { body } }', 403],
    ['a write', 'mutation { requestCity(input: { proposition: "Ulm" }) { proposition } }', 401],
  ])('counts %s', (_what, query, cost) => {
    expect(costly(query)).toBe(cost);
  });

  it('rejects an operation before it makes more calls than a request may', () => {
    const calls = (count: number) =>
      `{ cities(first: ${count}) { edges { node { latestReviews(limit: 1) { id } } } } }`;
    expect(costly(calls(45))).toBeLessThanOrEqual(maxCost);
    expect(costly(calls(50))).toBeGreaterThan(maxCost);
  });

  it('caches a document only if it is within the limits', async () => {
    const accepted = acceptedDocuments();
    const { language, contactEmail } = { language: 'en' as const, contactEmail: 'help@site.example' };
    const yoga = createYoga({
      schema,
      logging: false,
      context: { errors: errorCatalogue({ language, contactEmail, traceId: 't' }) },
      plugins: [useCostLimit(accepted)],
    });
    const ask = (query: string) =>
      yoga.fetch('http://gateway/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query }),
      });
    await ask(fourDeep);
    expect(accepted.characters()).toBe(0);
    await ask('{ __typename }');
    expect(accepted.characters()).toBe('{ __typename }'.length);
  });

  it('assumes 10 rows for a list without `first` and `limit`', () => {
    expect(costly('{ languages { id } }')).toBe(11);
  });

  it('multiplies by `first` or `limit` for every list that has it', () => {
    const lists = Object.values(schema.getTypeMap())
      .flatMap((type) => ('getFields' in type ? Object.values(type.getFields()) : []))
      .filter(
        (field) =>
          'args' in field &&
          field.args.some(({ name }: { readonly name: string }) => /^(?:first|limit)$/.test(name)),
      );
    expect(lists.length).toBeGreaterThanOrEqual(22);
    const multipliers = lists.map((field) => {
      const cost = field.extensions['complexity'] as (...parts: unknown[]) => { multiplier: number };
      return cost({ first: 70, limit: 70 }, {}, field).multiplier;
    });
    expect(new Set(multipliers)).toEqual(new Set([70]));
  });
});

/** A value of a type; 50 for integers, which are mostly list sizes. */
const valueOf = (type: GraphQLInputType): unknown => {
  const nullable = getNullableType(type);
  if (isListType(nullable)) return [];
  if (isEnumType(nullable)) return nullable.getValues()[0]?.name;
  if (isInputObjectType(nullable)) {
    const fields = Object.values(nullable.getFields()).filter((field) => isNonNullType(field.type));
    return Object.fromEntries(fields.map(({ name, type: inner }) => [name, valueOf(inner)]));
  }
  const scalars: Record<string, unknown> = {
    Boolean: true,
    Date: '2026-11-01',
    Float: 1,
    ID: 'Sm9iT2ZmZXI6MQ==',
    Int: 50,
    UUID: '7f2c1f0e-6a52-4c1e-9d0b-3f8f5a4f2b11',
  };
  return scalars[nullable.name] ?? 'x';
};

const costsOf = (text: string) => {
  const document = parse(text);
  const operations = document.definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION);
  return operations.map((operation) => {
    const variables = Object.fromEntries(
      (operation.variableDefinitions ?? []).flatMap(({ variable, type }) => {
        const known = typeFromAST(schema, type as NamedTypeNode);
        return isInputType(known) ? [[variable.name.value, valueOf(known)]] : [];
      }),
    );
    const operationName = operation.name?.value;
    return { operationName, ...costOf({ document, operationName, variables, schema }) };
  });
};

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const clientFiles = new URL('../../../../schema/client/operations/', import.meta.url);

describe('our own operations', () => {
  it.each([
    [
      'the site',
      30,
      Object.values(JSON.parse(read('../../../../schema/persisted.json')) as Record<string, string>),
    ],
    ['GraphiQL', 10, examples().map(({ query }) => query)],
    [
      'the client',
      36,
      [
        readdirSync(clientFiles)
          .map((name) => readFileSync(new URL(name, clientFiles), 'utf8'))
          .join('\n'),
      ],
    ],
  ])(
    'of %s need at most three quarters of the maximum cost, and half of the fields',
    (_whose, least, texts) => {
      const costs = texts.flatMap(costsOf);
      expect(costs.length).toBeGreaterThanOrEqual(least);
      expect(
        costs.filter(
          ({ cost, fields }) => !(Number(cost) <= 0.75 * maxCost && Number(fields) <= maxFields / 2),
        ),
      ).toEqual([]);
    },
  );
});
