import type { FastifySchema } from 'fastify';

declare module 'fastify' {
  interface FastifySchema {
    /** The name of the operation in the contract, unique within its upstream. */
    operationId?: string;
    /** A one-line description for the contract. */
    summary?: string;
    /** The accepted kinds of authentication; `{}` is none. Without this, the operation is public. */
    security?: readonly ({ readonly idToken: readonly [] } | Readonly<Record<string, never>>)[];
  }
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

interface Operation<S extends FastifySchema> {
  method: Method;
  url: string;
  schema: S;
}

/** An operation as the contract describes it. */
export type AnyOperation = Operation<FastifySchema & { operationId: string; summary: string }>;

/** Declares an operation of an upstream: method, path and schemas. Its route adds the handler. */
export const operation = <const S extends FastifySchema & { operationId: string; summary: string }>(
  method: Method,
  url: string,
  schema: S,
): Operation<S> => ({ method, url, schema });
