import { describe, expect, it } from 'vitest';
import { moreJobPage, moreJobRow } from '../../test/rows.ts';
import { keysetPage } from './keysetPage.ts';

const uuidOf = (at: number) => `6f1c2f0e-6a52-4c1e-9d0b-${String(at).padStart(12, '0')}`;
const rows = Array.from({ length: 10 }, (_, at) => moreJobRow({ id: uuidOf(at) }));

/** Rows behind page numbers or keys; what was asked for is kept. */
const service = () => {
  const asked: string[] = [];
  const load = async (from: { page: number } | { after: string }, limit: number) => {
    const start = 'page' in from ? (from.page - 1) * limit : Number(from.after.slice(1));
    const end = start + limit;
    asked.push(`${JSON.stringify(from)} ${limit}`);
    const next = end < rows.length ? `k${end}` : null;
    return moreJobPage(rows.slice(start, end), { total: rows.length, next });
  };
  return { asked, load };
};

const idsOf = ({ edges }: Awaited<ReturnType<typeof keysetPage>>) => edges.map(({ node }) => node.id);

describe('keysetPage', () => {
  it('walks through all rows by the keys of the service, one call a page', async () => {
    const { asked, load } = service();
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof keysetPage>> = await keysetPage({ first: 4, after }, load);
      seen.push(...idsOf(page));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);
    expect(seen).toEqual(rows.map(({ id }) => id));
    expect(asked).toEqual(['{"page":1} 4', '{"after":"k4"} 4', '{"after":"k8"} 4']);
  });

  it('goes on behind any row of a page', async () => {
    const { asked, load } = service();
    const first = await keysetPage({ first: 4 }, load);
    const second = await keysetPage({ first: 4, after: first.pageInfo.endCursor }, load);
    const third = await keysetPage({ first: 3, after: second.edges[1]?.cursor ?? null }, load);
    expect(idsOf(third)).toEqual([6, 7, 8].map(uuidOf));
    expect(asked.at(-1)).toBe('{"after":"k4"} 5');
  });

  it('refuses a place behind more rows than the service gives at once', async () => {
    const { asked, load } = service();
    await expect(keysetPage({ after: btoa('key:201:k4') }, load)).rejects.toMatchObject({
      extensions: { code: 'BAD_USER_INPUT' },
    });
    expect(asked).toEqual([]);
  });
});
