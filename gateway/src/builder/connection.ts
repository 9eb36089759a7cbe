import type { ObjectRef, UnionRef } from '@pothos/core';
import { maxPageSize } from '../config/maxPageSize.ts';
import { badArgument } from './badArgument.ts';
import { builder, type ConnectionFacts, type GraphTypes } from './builder.ts';

interface PageInfo {
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
  readonly startCursor: string | null;
  readonly endCursor: string | null;
}

export interface Edge<T> {
  readonly cursor: string;
  readonly node: T;
}

/** The fields of a service's page that a connection needs. */
interface Page<T> {
  readonly items: readonly T[];
  readonly total: number;
}

/** A page of rows in the form of the graph. */
export interface Connection<T> extends ConnectionFacts {
  readonly edges: readonly Edge<T>[];
  readonly pageInfo: PageInfo;
}

const pageSize = 20;
const maxPage = 1_000_000;

const cursorOf = (offset: number): string => Buffer.from(`offset:${offset}`).toString('base64');

/** An edge that makes its cursor when it is selected. */
class OffsetEdge<T> implements Edge<T> {
  readonly node: T;
  readonly #offset: number;

  constructor(node: T, offset: number) {
    this.node = node;
    this.#offset = offset;
  }

  get cursor(): string {
    return cursorOf(this.#offset);
  }
}

const offsetAfter = (cursor: string): number => {
  const offset = /^offset:(\d{1,9})$/.exec(Buffer.from(cursor, 'base64').toString('utf8'))?.[1];
  if (offset === undefined) throw badArgument('after', 'is not a valid cursor');
  return Number(offset) + 1;
};

/** The page that a client requests. */
export interface PageArguments {
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
  readonly page?: number | null | undefined;
}

/** How many rows a page has. */
export const firstOf = ({ first }: PageArguments): number => {
  const size = first ?? pageSize;
  if (size < 1 || size > maxPageSize) throw badArgument('first', `must be from 1 to ${maxPageSize}`);
  return size;
};

const startOf = (page: number, size: number): number => {
  if (page < 1 || page > maxPage) throw badArgument('page', `must be from 1 to ${maxPage}`);
  return (page - 1) * size;
};

/** A cursor counts before the number of the page, which is only where the list began. */
const windowOf = ({ first, after, page }: PageArguments) => {
  const size = firstOf({ first });
  return { size, start: typeof after === 'string' ? offsetAfter(after) : startOf(page ?? 1, size) };
};

/**
 * Fills a connection from a service that has page numbers only. A cursor in the middle of a service's page takes a second
 * call; the end cursor of a whole page takes one. Hidden rows keep their position, so that cursors stay valid.
 */
export const connectionPage = async <T>(
  args: PageArguments,
  load: (page: number, limit: number) => Promise<Page<T> | null>,
  isShown: (row: T) => boolean = () => true,
): Promise<Connection<T>> => {
  const { size, start } = windowOf(args);
  const firstPage = Math.floor(start / size) + 1;
  const skipped = start % size;
  const [head, tail] = await Promise.all([
    load(firstPage, size),
    skipped === 0 ? null : load(firstPage + 1, size),
  ]);
  const rows = [...(head?.items.slice(skipped) ?? []), ...(tail?.items.slice(0, skipped) ?? [])];
  const totalCount = head?.total ?? 0;
  const all = rows.map((node, index) => new OffsetEdge(node, start + index));
  return {
    edges: all.filter(({ node }) => isShown(node)),
    totalCount,
    pageCount: Math.ceil(totalCount / size),
    pageInfo: {
      hasNextPage: start + size < totalCount,
      hasPreviousPage: start > 0,
      startCursor: all[0]?.cursor ?? null,
      endCursor: all.at(-1)?.cursor ?? null,
    },
  };
};

/** The connection type of a paged list with its edge type. `extendEdge` can add fields to the edges. */
export const connectionType = <T extends object>(
  name: string,
  type: ObjectRef<GraphTypes, T> | UnionRef<GraphTypes, T>,
  rows: string,
  extendEdge?: (edge: ObjectRef<GraphTypes, Edge<T>>) => void,
) => {
  const edge = builder.edgeObject({
    type,
    name: `${name}Edge`,
    description: `One of the ${rows} with its position in the list.`,
  });
  extendEdge?.(edge);
  const connection = builder.connectionObject(
    { type, name: `${name}Connection`, description: `One page of ${rows}.` },
    edge,
  );
  return connection as ObjectRef<GraphTypes, Connection<T>>;
};
