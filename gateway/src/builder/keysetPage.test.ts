import { describe, expect, it } from 'vitest';
import { moreJobPage, moreJobRow } from '../../test/rows.ts';
import { keysetPage } from './keysetPage.ts';

const uuidOf = (at: number) => `6f1c2f0e-6a52-4c1e-9d0b-${String(at).padStart(12, '0')}`;
const rows = Array.from({ length: 10 }, (_, at) => moreJobRow({ id: uuidOf(at) }));

/** Rows behind page numbers or keys; the requests are recorded. */
const service = () => {
  const requested: string[] = [];
  const load = async (from: { page: number } | { after: string }, limit: number) => {
    const start = 'page' in from ? (from.page - 1) * limit : Number(from.after.slice(1));
    const end = start + limit;
    requested.push(`${JSON.stringify(from)} ${limit}`);
    const next = end < rows.length ? `k${end}` : null;
    return moreJobPage(rows.slice(start, end), { total: rows.length, next });
  };
  return { requested, load };
};

const idsOf = ({ edges }: Awaited<ReturnType<typeof keysetPage>>) => edges.map(({ node }) => node.id);

describe('keysetPage', () => {
  it('reads all rows by the keys of the service, with one call for each page', async () => {
    const { requested, load } = service();
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof keysetPage>> = await keysetPage({ first: 4, after }, load);
      seen.push(...idsOf(page));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);
    expect(seen).toEqual(rows.map(({ id }) => id));
    expect(requested).toEqual(['{"page":1} 4', '{"after":"k4"} 4', '{"after":"k8"} 4']);
  });

  it('continues after a row within a page', async () => {
    const { requested, load } = service();
    const first = await keysetPage({ first: 4 }, load);
    const second = await keysetPage({ first: 4, after: first.pageInfo.endCursor }, load);
    const third = await keysetPage({ first: 3, after: second.edges[1]?.cursor ?? null }, load);
    expect(idsOf(third)).toEqual([6, 7, 8].map(uuidOf));
    expect(requested.at(-1)).toBe('{"after":"k4"} 5');
  });

  it('continues after a cursor whatever page the list began with', async () => {
    const { requested, load } = service();
    const began = await keysetPage({ first: 3, page: 2 }, load);
    const next = await keysetPage({ first: 3, page: 2, after: began.pageInfo.endCursor }, load);
    expect(idsOf(next)).toEqual([6, 7, 8].map(uuidOf));
    expect(requested).toEqual(['{"page":2} 3', '{"after":"k6"} 3']);
  });

  it('rejects a cursor whose rows to skip exceed the page size of the service', async () => {
    const { requested, load } = service();
    await expect(keysetPage({ after: btoa('key:201:k4') }, load)).rejects.toMatchObject({
      extensions: { code: 'BAD_USER_INPUT' },
    });
    expect(requested).toEqual([]);
  });
});
