import { describe, expect, it } from 'vitest';
import { connectionPage, type Connection } from './connection.ts';

const rows = Array.from({ length: 45 }, (_, index) => index);

const service = () => {
  const requested: string[] = [];
  const load = async (page: number, limit: number) => {
    requested.push(`${page}/${limit}`);
    const items = rows.slice((page - 1) * limit, page * limit);
    return { items, total: rows.length, page, pageCount: Math.ceil(rows.length / limit) };
  };
  return { requested, load };
};

describe('connectionPage', () => {
  it('returns 20 rows without `first`', async () => {
    const { requested, load } = service();
    const { edges, totalCount, pageCount, pageInfo } = await connectionPage({ page: 3 }, load);
    expect(edges.map(({ node }) => node)).toEqual([40, 41, 42, 43, 44]);
    expect({ totalCount, pageCount }).toEqual({ totalCount: 45, pageCount: 3 });
    expect(pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
    expect(requested).toEqual(['3/20']);
  });

  it('reads all rows by cursors, with one call for each page', async () => {
    const { requested, load } = service();
    const seen: number[] = [];
    let after: string | null = null;
    do {
      const page: Connection<number> = await connectionPage({ first: 10, after }, load);
      const { edges, pageInfo } = page;
      seen.push(...edges.map(({ node }) => node));
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after !== null);
    expect(seen).toEqual(rows);
    expect(requested).toEqual(['1/10', '2/10', '3/10', '4/10', '5/10']);
  });

  it('starts after a row within a page, with one more call', async () => {
    const { requested, load } = service();
    const { edges } = await connectionPage({ first: 10 }, load);
    const next = await connectionPage({ first: 10, after: edges[6]?.cursor ?? null }, load);
    expect(next.edges.map(({ node }) => node)).toEqual([7, 8, 9, 10, 11, 12, 13, 14, 15, 16]);
    expect(requested).toEqual(['1/10', '1/10', '2/10']);
  });

  it('continues after a cursor whatever page the list began with', async () => {
    const { requested, load } = service();
    const began = await connectionPage({ first: 10, page: 3 }, load);
    const next = await connectionPage({ first: 10, page: 3, after: began.pageInfo.endCursor }, load);
    expect(next.edges.map(({ node }) => node)).toEqual(rows.slice(30, 40));
    expect(requested).toEqual(['3/10', '4/10']);
  });

  it('is empty, not null, when the service answers 404', async () => {
    expect(await connectionPage({}, async () => null)).toEqual({
      edges: [],
      totalCount: 0,
      pageCount: 0,
      pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
    });
  });

  it.each([
    { first: 0 },
    { first: 201 },
    { page: 0 },
    { page: 1_000_001 },
    { after: 'nonsense' },
    { page: 2, after: 'nonsense' },
    { after: btoa('offset:-1') },
  ])('rejects %j without a call', async (args) => {
    const { requested, load } = service();
    await expect(connectionPage(args, load)).rejects.toMatchObject({
      extensions: { code: 'BAD_USER_INPUT' },
    });
    expect(requested).toEqual([]);
  });

  it('returns up to 200 rows with `first`', async () => {
    const { requested, load } = service();
    expect((await connectionPage({ first: 200 }, load)).edges).toHaveLength(45);
    expect(requested).toEqual(['1/200']);
  });

  it('counts hidden rows in cursors', async () => {
    const { load } = service();
    const { edges, pageInfo } = await connectionPage({ first: 10 }, load, (row) => row % 5 > 0);
    expect(edges).toHaveLength(8);
    expect(pageInfo.endCursor).toBe(btoa('offset:9'));
  });
});
