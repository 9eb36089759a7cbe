import type { MoreJobOfferPage } from '../rest/rows.ts';
import { maxPageSize } from '../config/maxPageSize.ts';
import { badArgument } from './badArgument.ts';
import { connectionPage, firstOf, type Connection, type PageArguments } from './connection.ts';

type Rows = MoreJobOfferPage;
type Row = Rows['items'][number];
type Load = (
  from: { readonly page: number } | { readonly after: string },
  limit: number,
) => Promise<Rows | null>;

/** A position: a key of the service, and a number of rows after it. */
interface Position {
  readonly key: string;
  readonly skip: number;
}

const cursorOf = ({ key, skip }: Position): string => Buffer.from(`key:${skip}:${key}`).toString('base64');

const positionOf = (cursor: string | null | undefined): Position | null => {
  const found = /^key:(\d{1,3}):(.{1,100})$/.exec(Buffer.from(cursor ?? '', 'base64').toString('utf8'));
  const [, skip, key] = found ?? [];
  return key === undefined ? null : { key, skip: Number(skip) };
};

const pageAfter = async (position: Position, size: number, load: Load): Promise<Connection<Row>> => {
  // Keys exist for whole pages only, so the rows before the position are loaded and dropped.
  if (position.skip > maxPageSize) throw badArgument('after', 'is not a valid cursor');
  const rows = await load({ after: position.key }, Math.min(position.skip + size, maxPageSize));
  const nodes = rows?.items.slice(position.skip) ?? [];
  const next = rows?.next ?? null;
  const edges = nodes.map((node, index) => ({
    node,
    cursor: cursorOf(
      index === nodes.length - 1 && next !== null
        ? { key: next, skip: 0 }
        : { key: position.key, skip: position.skip + index + 1 },
    ),
  }));
  const totalCount = rows?.total ?? 0;
  return {
    edges,
    totalCount,
    totalIsExact: rows?.totalIsExact ?? true,
    pageCount: Math.ceil(totalCount / size),
    pageInfo: {
      hasNextPage: next !== null,
      hasPreviousPage: true,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
};

/**
 * Fills a connection from a service that limits page numbers but not keys. The cursor of the last row of a page is a
 * key of the service, so that clients can continue from any page.
 */
export const keysetPage = async (args: PageArguments, load: Load): Promise<Connection<Row>> => {
  const position = positionOf(args.after);
  if (position !== null) return pageAfter(position, firstOf(args), load);
  const seen: (Rows | null)[] = [];
  const page = await connectionPage(args, async (number, limit) => {
    const rows = await load({ page: number }, limit);
    seen.push(rows);
    return rows;
  });
  const rows = seen.length === 1 ? (seen[0] ?? null) : null;
  const totalIsExact = seen.every((each) => each?.totalIsExact !== false);
  const next = rows?.next ?? null;
  if (next === null) return { ...page, totalIsExact };
  const endCursor = cursorOf({ key: next, skip: 0 });
  const last = page.edges.at(-1);
  return {
    ...page,
    totalIsExact,
    edges: last === undefined ? page.edges : [...page.edges.slice(0, -1), { ...last, cursor: endCursor }],
    pageInfo: { ...page.pageInfo, hasNextPage: true, endCursor },
  };
};
