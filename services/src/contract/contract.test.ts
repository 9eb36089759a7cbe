import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openApiDocument } from './openApiDocument.ts';
import { upstreams } from './upstreams.ts';

describe('the printed contracts', () => {
  it.each(upstreams)('are committed as they are printed: $name', (upstream) => {
    const committed = readFileSync(
      new URL(`../../../schema/rest/${upstream.name}.json`, import.meta.url),
      'utf8',
    );
    expect(`${JSON.stringify(openApiDocument(upstream), null, 2)}\n`).toBe(committed);
  });

  it.each(upstreams)('name each operation once and describe it: $name', ({ operations }) => {
    const names = operations.map(({ schema }) => schema.operationId);
    expect(new Set(names).size).toBe(names.length);
    for (const { schema } of operations) expect(schema.summary).toBeTruthy();
  });
});
