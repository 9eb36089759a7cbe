import { mkdir, writeFile } from 'node:fs/promises';
import { openApiDocument } from './openApiDocument.ts';
import { upstreams } from './upstreams.ts';

/** The folder of the committed contracts. */
const folder = new URL('../../../schema/rest/', import.meta.url);

await mkdir(folder, { recursive: true });
for (const upstream of upstreams) {
  await writeFile(
    new URL(`${upstream.name}.json`, folder),
    `${JSON.stringify(openApiDocument(upstream), null, 2)}\n`,
  );
}
