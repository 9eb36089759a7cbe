import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { Client } from 'pg';

/** A statement that comes up as often is prepared. */
const minRuns = 5;

/** The server keeps the plans of prepared statements for each connection, up to some hundred kilobytes each. */
const maxPrepared = 200;

const runs = new LRUCache<string, number>({ max: 1_000 });
const names = new Map<string, string>();

/** The name by which the server knows a statement; undefined for one that is not prepared. */
const nameOf = (text: string): string | undefined => {
  const name = names.get(text);
  if (name !== undefined || names.size >= maxPrepared) return name;
  const count = (runs.get(text) ?? 0) + 1;
  runs.set(text, count);
  if (count < minRuns) return undefined;
  runs.delete(text);
  const added = createHash('sha256').update(text).digest('base64url');
  names.set(text, added);
  return added;
};

/** Names a statement of the query builder, which has its values apart; statements without values need little planning. */
const named = (query: unknown, values: unknown): unknown =>
  typeof query === 'object' &&
  query !== null &&
  'text' in query &&
  typeof query.text === 'string' &&
  Array.isArray(values) &&
  values.length > 0
    ? { ...query, name: nameOf(query.text) }
    : query;

/**
 * A client that prepares statements which come up often, because planning our statements takes the server longer than running
 * them. After some runs it uses one plan for all values, if that is not dearer by its estimate.
 */
export class PreparingClient extends Client {
  override readonly query: Client['query'] = (...[query, values, ...rest]: unknown[]) =>
    Reflect.apply(super.query, this, [named(query, values), values, ...rest]);
}
