import { createHash } from 'node:crypto';
import type { ExecutionResult } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { Context } from '../../builder/context.ts';
import type { Config } from '../../config/parseConfig.ts';
import { idsIn } from './maskError.ts';
import { surrogateHeaders } from '@citygigs/server/http/surrogateHeaders.ts';
import { changedHeader } from '@citygigs/server/purging/changedHeader.ts';
import type { ChangedIds } from '../request/changedIds.ts';

const freshSeconds = 60;

/** Whether a request is a GET of a persisted operation without a token. */
const isCacheableRequest = ({ method, url, headers }: Request): boolean =>
  method === 'GET' && !headers.has('authorization') && !new URL(url).searchParams.has('query');

const isComplete = (result: unknown): result is ExecutionResult =>
  typeof result === 'object' && result !== null && 'data' in result && !('errors' in result);

const isForAll = ({ personal, degraded }: Context['answer']): boolean => !personal && degraded === null;

/**
 * Protects the gateway from equal requests: lets shared caches keep complete answers to persisted GET operations that do not
 * depend on the visitor. With the `etag`, clients revalidate without a body; with the surrogate keys, a CDN is purged.
 */
export const useCacheHeaders = ({ surrogateMaxAgeS }: Pick<Config, 'surrogateMaxAgeS'>): Plugin<Context> => {
  const cacheable = new WeakMap<Request, Readonly<Record<string, string>>>();
  return {
    onExecute: ({ context }) => {
      if (!isCacheableRequest(context.request)) return undefined;
      return {
        onExecuteDone: ({ result }) => {
          if (isComplete(result) && isForAll(context.answer))
            cacheable.set(context.request, surrogateHeaders(idsIn(result.data), surrogateMaxAgeS));
        },
      };
    },
    onResponse: async ({ request, response, setResponse, fetchAPI }) => {
      const forCdn = cacheable.get(request);
      if (forCdn === undefined || response.status !== 200) return;
      const body = await response.text();
      const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
      const headers = new fetchAPI.Headers(response.headers);
      headers.set('cache-control', `public, max-age=${freshSeconds}`);
      headers.set('etag', etag);
      for (const [name, value] of Object.entries(forCdn)) headers.set(name, value);
      const known = request.headers.get('if-none-match')?.split(/,\s*/).includes(etag) === true;
      if (known) headers.delete('content-length');
      setResponse(new fetchAPI.Response(known ? null : body, { status: known ? 304 : 200, headers }));
    },
  };
};

/** Names in the header of an answer what its writes have changed. */
export const useChangedHeader = ({ headerOf }: ChangedIds): Plugin => ({
  onResponse: ({ request, response }) => {
    const ids = headerOf(request);
    if (ids !== null) response.headers.set(changedHeader, ids);
  },
});

const isResult = (result: unknown): result is ExecutionResult =>
  typeof result === 'object' && result !== null && 'data' in result;

/**
 * Names the upstreams that failed in the answer, `extensions.degraded`, so that clients can tell what is missing from what
 * does not exist, also where the failure of a call is silenced.
 */
export const useDegraded = (): Plugin<Context> => ({
  onExecute: ({ context: { answer } }) => ({
    onExecuteDone: ({ result, setResult }) => {
      if (answer.degraded === null || !isResult(result)) return;
      setResult({
        ...result,
        extensions: { ...result.extensions, degraded: [...answer.degraded].toSorted() },
      });
    },
  }),
});
