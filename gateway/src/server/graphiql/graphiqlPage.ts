import { createHash } from 'node:crypto';
import type { GraphiQLOptions, Plugin } from 'graphql-yoga';

const hashesOf = (page: string): string[] =>
  [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );

/**
 * Its tabs keep a shift of their animation, which applies from the moment that one has the focus: pressing the button then moved the tab
 * away from under the pointer, and the click was lost. Its icons are titled by the names of functions, which are shortened in the
 * bundle ("wze icon"); the buttons around them have labels.
 */
const mended = (page: string): string =>
  page
    .replace('</head>', () => '<style>.graphiql-tab{transform:none!important}</style></head>')
    .replace(/\w+\.name\.replace\("Svg",""\)[^;]{1,80}\.toLowerCase\(\)\+" icon"/, () => 'undefined');

/** The content security policy of the page: its own script, style elements and workers, and requests to this origin. */
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

/** GraphiQL, rendered once, and its content security policy. Its code, 9 MB of text, is loaded when somebody first opens it. */
export const graphiqlPage = () => {
  let rendered: { readonly page: string; readonly policy: string } | undefined;
  const render = async (options: GraphiQLOptions): Promise<string> => {
    const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql');
    if (rendered === undefined) {
      const page = mended(renderGraphiQL(options));
      rendered = { page, policy: policyOf(page) };
    }
    return rendered.page;
  };
  const usePolicy = (): Plugin => ({
    onResponse: ({ response }) => {
      const isPage = response.headers.get('content-type')?.startsWith('text/html') === true;
      if (isPage && rendered !== undefined) response.headers.set('content-security-policy', rendered.policy);
    },
  });
  return { render, usePolicy };
};
