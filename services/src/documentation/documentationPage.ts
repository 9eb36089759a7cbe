import type { Upstream } from '../contract/openApiDocument.ts';

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);

export const documentationStyle = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}
code{font:14px ui-monospace,monospace}dt{margin-top:1rem}dd{margin-inline-start:1.5rem}`;

const described = (schema: Upstream['operations'][number]['schema']): string => {
  const more = 'description' in schema && typeof schema.description === 'string' ? schema.description : '';
  return [`${schema.summary}.`, more].filter((part) => part !== '').join(' ');
};

const section = ({ name, title, description, operations }: Upstream): string => `
<section aria-labelledby="${name}">
<h2 id="${name}">${escaped(title)}</h2>
<p>${escaped(description)} <a href="/docs/${name}.json">OpenAPI 3.1</a></p>
<dl>${operations
  .map(
    ({ method, url, schema }) =>
      `<dt><code>${method} ${escaped(url.replace(/:(\w+)/g, '{$1}'))}</code></dt><dd>${escaped(described(schema))}</dd>`,
  )
  .join('\n')}</dl>
</section>`;

/** Every call on one page; the particulars are in the documents it links to. */
export const documentationPage = (upstreams: readonly Upstream[]): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>REST services of Citygigs</title>
<style>${documentationStyle}</style></head>
<body><main><h1>REST services</h1>${upstreams.map(section).join('')}</main></body>
</html>
`;
