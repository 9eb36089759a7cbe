import { readFileSync } from 'node:fs';
import type { Target } from '../src/rest/call.ts';
import { contractNames } from '../src/rest/contracts.ts';

interface Document {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly security?: readonly object[] }>>>
  >;
}

/** An operation of the REST contract. */
export interface Operation {
  /** `web-api GET /cities/slug/{slug}` */
  readonly name: string;
  readonly upstream: string;
  /** How the gateway calls the upstream. */
  readonly target: Target;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** Whether it requires a token. */
  readonly authorised: boolean;
  /** Whether it reads a token, required or not. */
  readonly takesToken: boolean;
}

const folder = new URL('../../schema/rest/', import.meta.url);

const targets = Object.keys(contractNames) as Target[];

/** All operations of all upstreams, from their printed contracts. */
export const operations: readonly Operation[] = targets.flatMap((target) => {
  const upstream = contractNames[target];
  const { paths } = JSON.parse(readFileSync(new URL(`${upstream}.json`, folder), 'utf8')) as Document;
  return Object.entries(paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, { security = [] }]) => {
      const method = verb.toUpperCase() as Operation['method'];
      return {
        name: `${upstream} ${method} ${path}`,
        upstream,
        target,
        method,
        path,
        authorised: security.length > 0 && security.every((scheme) => Object.keys(scheme).length > 0),
        takesToken: security.length > 0,
      };
    }),
  );
});

/** The path under which the fake services serve an upstream. */
const mountOf = (upstream: string): string => {
  if (upstream === 'web-api') return '/web-api/en';
  return upstream === 'ip-lookup' ? '' : `/${upstream}`;
};

/** The URL of an operation, with the same value for each parameter of its path. */
export const urlOf = ({ upstream, path }: Operation, value: string): string =>
  `${mountOf(upstream)}${path.replace(/\{\w+\}/g, value)}`;

/** The operation of a call. A path without parameters is preferred. */
export const operationOf = (method: string, url: string): Operation | undefined => {
  const path = (url.split('?', 1)[0] ?? '').replace(/\/$/, '');
  const fits = (operation: Operation) =>
    operation.method === method && new RegExp(`^${urlOf(operation, '[^/]+')}$`).test(path);
  return operations.filter(fits).toSorted((a, b) => a.path.split('{').length - b.path.split('{').length)[0];
};
