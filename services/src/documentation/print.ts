import { mkdir, writeFile } from 'node:fs/promises';
import { openApiDocument } from '../contract/openApiDocument.ts';
import { upstreams } from './upstreams.ts';

/** The folder of the committed contracts. */
const folder = new URL('../../../schema/rest/', import.meta.url);

await mkdir(folder, { recursive: true });
const write = (name: string, document: object) =>
  writeFile(new URL(`${name}.json`, folder), `${JSON.stringify(document, null, 2)}\n`);

for (const upstream of upstreams) await write(upstream.name, openApiDocument(upstream));
