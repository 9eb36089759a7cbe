import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root } from '../harness/folders.ts';
import { listen } from '../harness/listen.ts';

/** The folders that the page's modules are served from, by the first segment of their path. */
const folders: Readonly<Record<string, string>> = {
  client: join(root, 'schema/client/dist'),
  graphql: dirname(createRequire(import.meta.url).resolve('graphql')),
};

const page = `<!doctype html>
<html lang="en">
<title>Gigs in Berlin</title>
<link rel="icon" href="data:,">
<script type="importmap">
{
  "imports": {
    "graphql": "/graphql/index.mjs",
    "@citygigs/client": "/client/createClient.js",
    "@citygigs/client/operations": "/client/__generated__/operations.js"
  }
}
</script>
<output>…</output>
<script type="module">
import { createClient } from '@citygigs/client';
import { JobOffersDocument } from '@citygigs/client/operations';

const endpoint = new URLSearchParams(location.search).get('endpoint');
const client = createClient({ endpoint, language: 'de' });
document.querySelector('output').textContent = await client
  .request(JobOffersDocument, { citySlug: 'berlin', first: 1 })
  .then(({ jobOffers }) => jobOffers.totalCount + ' gigs', ({ code }) => code);
</script>
`;

/** A page on another site that shows how many gigs Berlin has, using the typed client in a browser. */
export const startClientPage = () =>
  listen(
    createServer((request, response) => {
      const [, folder = '', ...rest] = (request.url ?? '').split(/[?/]/);
      const source = folders[folder];
      if (source === undefined) return void response.setHeader('content-type', 'text/html').end(page);
      readFile(join(source, ...rest)).then(
        (module) => response.setHeader('content-type', 'text/javascript').end(module),
        () => response.writeHead(404).end(),
      );
    }),
  );
