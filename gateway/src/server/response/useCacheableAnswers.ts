import { createHash } from 'node:crypto';
import type { Plugin } from 'graphql-yoga';
import type { Context } from '../../builder/context.ts';

const freshSeconds = 60;

/** Whether a request asks for a persisted operation by GET and without a token. */
const isPublic = ({ method, url, headers }: Request): boolean =>
  method === 'GET' && !headers.has('authorization') && !new URL(url).searchParams.has('query');

const isWhole = (result: unknown): boolean =>
  typeof result === 'object' && result !== null && 'data' in result && !('errors' in result);

/**
 * Lets shared caches keep complete answers to persisted GET operations that do not depend on the visitor. An `etag` lets
 * clients revalidate without a body.
 */
export const useCacheableAnswers = (): Plugin<Context> => {
  const cacheable = new WeakSet<Request>();
  return {
    onExecute: ({ context }) => ({
      onExecuteDone: ({ result }) => {
        if (isPublic(context.request) && isWhole(result) && !context.answer.personal)
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
