import { createHash } from 'node:crypto';
import type { Plugin } from 'graphql-yoga';
import type { Context } from '../../builder/context.ts';

const freshSeconds = 60;

/** Whether a request is a GET of a persisted operation without a token. */
const isCacheableRequest = ({ method, url, headers }: Request): boolean =>
  method === 'GET' && !headers.has('authorization') && !new URL(url).searchParams.has('query');

const isComplete = (result: unknown): boolean =>
  typeof result === 'object' && result !== null && 'data' in result && !('errors' in result);

const isForAll = ({ personal, degraded }: Context['answer']): boolean => !personal && degraded === null;

/**
 * Protects the gateway from equal requests: lets shared caches keep complete answers to persisted GET operations that do not
 * depend on the visitor. With the `etag`, clients revalidate without a body.
 */
export const useCacheHeaders = (): Plugin<Context> => {
  const cacheable = new WeakSet<Request>();
  return {
    onExecute: ({ context }) => ({
      onExecuteDone: ({ result }) => {
        if (isCacheableRequest(context.request) && isComplete(result) && isForAll(context.answer))
          cacheable.add(context.request);
      },
    }),
    onResponse: async ({ request, response, setResponse, fetchAPI }) => {
      if (!cacheable.has(request) || response.status !== 200) return;
      const body = await response.text();
      const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
      const headers = new fetchAPI.Headers(response.headers);
      headers.set('cache-control', `public, max-age=${freshSeconds}`);
      headers.set('etag', etag);
      const known = request.headers.get('if-none-match')?.split(/,\s*/).includes(etag) === true;
      if (known) headers.delete('content-length');
      setResponse(new fetchAPI.Response(known ? null : body, { status: known ? 304 : 200, headers }));
    },
  };
};
