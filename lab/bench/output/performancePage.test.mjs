import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { chartsOf } from './charts.mjs';
import { performancePage } from './performancePage.mjs';

const docs = join(import.meta.dirname, '../../../docs');
const read = (name) => readFileSync(join(docs, name), 'utf8');
const record = JSON.parse(read('performance.json'));

it('docs/performance.md and its charts show the figures of docs/performance.json', async () => {
  const page = read('performance.md');
  expect(await performancePage('performance.md', page, record)).toBe(page);
  for (const [name, chart] of Object.entries(chartsOf(record))) expect(read(`pictures/${name}`)).toBe(chart);
});
