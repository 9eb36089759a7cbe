import type { FastifyRequest } from 'fastify';

/** The query parameters whose values say nothing about a person. */
const plainParameters: ReadonlySet<string> = new Set(
  'category countries country currency expand ids lang language limit order page sort type types'.split(' '),
);

/** Ids, languages and words of a contract: short, and without what an address, a number of a phone or a token has. */
const plainValue =
  /^(?:[a-z_,]{1,40}|\d{1,6}(?:,\d{1,6}){0,99}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

const plainSegment = /^(?:[a-z]{2}|\d{1,6}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

const hidden = '…';

/**
 * The address of a request as the log may have it: the template of its route, with ids, and the names of its parameters. Any other
 * value may have come from a visitor, also as a part of the path.
 */
export const loggedAddress = ({
  routeOptions,
  params,
  query,
}: Pick<FastifyRequest, 'routeOptions' | 'params' | 'query'>): string => {
  const values = Object.entries((params ?? {}) as Readonly<Record<string, string>>);
  let path = routeOptions.url ?? '(no route)';
  for (const [name, value] of values)
    path = path.replace(`:${name}`, plainSegment.test(value) ? value : hidden);
  const search = Object.entries((query ?? {}) as Readonly<Record<string, unknown>>).map(([name, value]) => {
    if (!/^\w{1,40}$/.test(name)) return hidden;
    // The contract may have made numbers and lists of them.
    const text = String(value);
    return `${name}=${plainParameters.has(name) && plainValue.test(text) ? text : hidden}`;
  });
  return search.length === 0 ? path : `${path}?${search.slice(0, 20).join('&')}`;
};
