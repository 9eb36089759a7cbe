import { describe, expect, it } from 'vitest';
import { connectionPage, type Connection } from './connection.ts';

const rows = Array.from({ length: 45 }, (_, index) => index);

const service = () => {
  const asked: string[] = [];
  const load = async (page: number, limit: number) => {
    asked.push(`${page}/${limit}`);
    const items = rows.slice((page - 1) * limit, page * limit);
    return { items, total: rows.length, page, pageCount: Math.ceil(rows.length / limit) };
  };
  return { asked, load };
};

describe('connectionPage', () => {
  it('shows 20 rows a page', async () => {
    const { asked, load } = service();
    const { edges, totalCount, pageCount, pageInfo } = await connectionPage({ page: 3 }, load);
    expect(edges.map(({ node }) => node)).toEqual([40, 41, 42, 43, 44]);
    expect({ totalCount, pageCount }).toEqual({ totalCount: 45, pageCount: 3 });
    expect(pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
    expect(asked).toEqual(['3/20']);
  });

  it('walks through all rows by cursors, one call a page', async () => {
    const { asked, load } = service();
    const seen: number[] = [];
    let after: string | null = null;
    do {
      const page: Connection<number> = await connectionPage({ first: 10, after }, load);
      const { edges, pageInfo } = page;
      seen.push(...edges.map(({ node }) => node));
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after !== null);
    expect(seen).toEqual(rows);
    expect(asked).toEqual(['1/10', '2/10', '3/10', '4/10', '5/10']);
  });

  it('starts after any row, with one more call', async () => {
    const { asked, load } = service();
    const { edges } = await connectionPage({ first: 10 }, load);
    const next = await connectionPage({ first: 10, after: edges[6]?.cursor ?? null }, load);
    expect(next.edges.map(({ node }) => node)).toEqual([7, 8, 9, 10, 11, 12, 13, 14, 15, 16]);
    expect(asked).toEqual(['1/10', '1/10', '2/10']);
  });

  it('is empty, not null, when the service knows nothing', async () => {
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
    { page: 2, after: btoa('offset:9') },
    { after: 'nonsense' },
    { after: btoa('offset:-1') },
  ])('refuses %j, and asks for nothing', async (args) => {
    const { asked, load } = service();
    await expect(connectionPage(args, load)).rejects.toMatchObject({
      extensions: { code: 'BAD_USER_INPUT' },
    });
    expect(asked).toEqual([]);
  });

  it('shows up to 200 rows a page', async () => {
    const { asked, load } = service();
    expect((await connectionPage({ first: 200 }, load)).edges).toHaveLength(45);
    expect(asked).toEqual(['1/200']);
  });

  it('keeps the place of rows that are not shown', async () => {
    const { load } = service();
    const { edges, pageInfo } = await connectionPage({ first: 10 }, load, (row) => row % 5 > 0);
    expect(edges).toHaveLength(8);
    expect(pageInfo.endCursor).toBe(btoa('offset:9'));
  });
});
