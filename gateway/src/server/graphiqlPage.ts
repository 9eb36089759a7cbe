import { createHash } from 'node:crypto';
import { renderGraphiQL } from '@graphql-yoga/render-graphiql';
import type { Plugin } from 'graphql-yoga';

const hashesOf = (page: string): string[] =>
  [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );

/** The policy for the page: its own script, which asks this address alone. Its editor makes style elements and workers. */
const policyOf = (page: string): string =>
  [
    "default-src 'none'",
    `script-src ${hashesOf(page).join(' ')}`,
    'worker-src blob:',
    "style-src 'unsafe-inline'",
    'font-src data:',
    'img-src data:',
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** GraphiQL, drawn once as it is the same for everybody, and the header that says what its page may run. */
export const graphiqlPage = () => {
  let drawn: { readonly page: string; readonly policy: string } | undefined;
  const render: typeof renderGraphiQL = (options) => {
    if (drawn === undefined) {
      const page = renderGraphiQL(options);
      drawn = { page, policy: policyOf(page) };
    }
    return drawn.page;
  };
  const usePolicy = (): Plugin => ({
    onResponse: ({ response }) => {
      const isPage = response.headers.get('content-type')?.startsWith('text/html') === true;
      if (isPage && drawn !== undefined) response.headers.set('content-security-policy', drawn.policy);
    },
  });
  return { render, usePolicy };
};
