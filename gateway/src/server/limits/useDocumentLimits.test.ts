import { describe, expect, it } from 'vitest';
import { setUpStack } from '../../../test/setUpStack.ts';

const stack = setUpStack();

describe('useDocumentLimits', () => {
  it('rejects 997 root fields, and a list nested 1,900 deep, before validation', async () => {
    const code = async (query: string) => {
      const { status, errors } = await stack.gateway.ask(query);
      return [status, errors?.map(({ extensions }) => extensions?.['code'])];
    };
    const rejected = [400, ['OPERATION_TOO_COMPLEX']];
    expect(await code(`{ ${'languages { id } '.repeat(997)} }`)).toEqual(rejected);
    expect(await code(`{ city(slug: ${'['.repeat(1_900)}${']'.repeat(1_900)}) { id } }`)).toEqual(rejected);
  });

  it('rejects a document of more than 4,000 tokens', async () => {
    const tokens = (count: number) => `{ __typename ${'__typename '.repeat(count - 3)}}`;
    const limit = 'The operation has too many tokens: the limit is 4000. Split it into several operations';
    const messages = async (count: number) =>
      (await stack.gateway.ask(tokens(count))).errors?.map(({ message }) => message);
    expect(await messages(4_001)).toEqual([limit]);
    expect(await messages(4_000)).not.toContain(limit);
  });

  it('rejects a document deeper than 15 levels, and a mutation by GET', async () => {
    const deep = `{ city(slug: "x") ${'{ latestReviews { city '.repeat(8)} { id } ${'} }'.repeat(8)} }`;
    const { errors } = await stack.gateway.ask(deep);
    expect(errors?.[0]?.extensions?.['code']).toBe('OPERATION_TOO_COMPLEX');
    const mutation = encodeURIComponent('mutation { recordCitySearch(input: { query: "x" }) { recorded } }');
    expect((await fetch(`${stack.gateway.url}?query=${mutation}`)).status).toBe(405);
    expect(stack.rest.calls).toHaveLength(0);
  });
});
