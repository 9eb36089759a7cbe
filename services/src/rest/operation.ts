import type { FastifySchema } from 'fastify';

declare module 'fastify' {
  interface FastifySchema {
    /** The operation's name in the printed contract: unique within its upstream. */
    operationId?: string;
    /** One line for the reader of the contract. */
    summary?: string;
    /** What the caller must prove; without it anybody may call. */
    security?: readonly { readonly idToken: readonly [] }[];
  }
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

type Operation<S extends FastifySchema> = { method: Method; url: string; schema: S };

/** What the printed contract is made of. */
export type AnyOperation = Operation<FastifySchema & { operationId: string; summary: string }>;

/** One call of an upstream: where it is and what goes in and out. Its route adds the handler. */
export const operation = <const S extends FastifySchema & { operationId: string; summary: string }>(
  method: Method,
  url: string,
  schema: S,
): Operation<S> => ({ method, url, schema });
