import { describe, expect, it } from 'vitest';
import { world } from '../../../test/world.ts';

const at = world();

describe('useDocumentLimits', () => {
  it('refuses 997 root fields, and a list nested 1,900 deep, before validation', async () => {
    const code = async (query: string) => {
      const { status, errors } = await at.gateway.ask(query);
      return [status, errors?.map(({ extensions }) => extensions?.['code'])];
    };
    const refused = [400, ['OPERATION_TOO_COMPLEX']];
    expect(await code(`{ ${'languages { id } '.repeat(997)} }`)).toEqual(refused);
    expect(await code(`{ city(slug: ${'['.repeat(1_900)}${']'.repeat(1_900)}) { id } }`)).toEqual(refused);
  });

  it('refuses a document of more than 4,000 tokens', async () => {
    const tokens = (count: number) => `{ __typename ${'__typename '.repeat(count - 3)}}`;
    const limit = 'The operation has too many tokens: the limit is 4000';
    const messages = async (count: number) =>
      (await at.gateway.ask(tokens(count))).errors?.map(({ message }) => message);
    expect(await messages(4_001)).toEqual([limit]);
    expect(await messages(4_000)).not.toContain(limit);
  });

  it('refuses a document deeper than 15 levels, and a mutation by GET', async () => {
    const deep = `{ city(slug: "x") ${'{ latestReviews { city '.repeat(8)} { id } ${'} }'.repeat(8)} }`;
    const { errors } = await at.gateway.ask(deep);
    expect(errors?.[0]?.extensions?.['code']).toBe('OPERATION_TOO_COMPLEX');
    const mutation = encodeURIComponent('mutation { recordCitySearch(input: { query: "x" }) { recorded } }');
    expect((await fetch(`${at.gateway.url}?query=${mutation}`)).status).toBe(405);
    expect(at.rest.calls).toHaveLength(0);
  });
});
