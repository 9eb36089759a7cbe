// What the gateway and the pages cost, beside a bare handler that makes the same upstream calls.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadTest } from './load.mjs';
import { firstLoadBytes } from './bytes.mjs';
import { lighthouseScores } from './lighthouse.mjs';
import { operations, startBareHandler } from './operations.mjs';
import { buildStale } from '../build.mjs';
import { findOrInstallChromium } from '../chromium.mjs';
import { runningProduct } from '../product.mjs';
import { root, say } from '../runtime.mjs';

await buildStale();
const { origin, stop } = await runningProduct();
const pages = ['/', '/berlin', '/berlin/swiftbite'];
const row = (...cells) => say(`  ${cells.map((cell, at) => String(cell).padEnd(at ? 14 : 34)).join('')}`);

say('\nGateway, 32 connections, against a bare handler that makes the same upstream calls');
row('query', 'requests/s', 'p50 ms', 'p99 ms', 'of bare');
const gateway = [];
for (const operation of operations) {
  const bare = await startBareHandler(operation, origin.services);
  const reference = await loadTest({ url: bare.url });
  await bare.stop();
  const measured = await loadTest({
    url: `${origin.gateway}/graphql?lang=en`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: operation.query }),
  });
  const ratio = (measured.perSecond / reference.perSecond).toFixed(2);
  gateway.push({ name: operation.name, measured, reference, ratio });
  row(operation.name, measured.perSecond, measured.p50, measured.p99, ratio);
}

say('\nPages rendered on the server, 8 connections');
row('page', 'pages/s', 'p50 ms', 'p99 ms');
const rendered = [];
for (const path of pages) {
  const measured = await loadTest({ url: origin.web + path, connections: 8 });
  rendered.push({ path, ...measured });
  row(path, measured.perSecond, measured.p50, measured.p99);
}

say('\nFirst load, brotli bytes');
row('page', 'JavaScript', 'CSS', 'HTML');
const bytes = [];
for (const path of pages) {
  const measured = await firstLoadBytes(origin.web, path);
  bytes.push({ path, ...measured });
  row(path, measured.script, measured.style, measured.html);
}

say('\nLighthouse, mobile, simulated, median of five');
row('page', 'performance', 'accessibility', 'practices', 'SEO');
const scores = [];
const chromium = await findOrInstallChromium();
for (const path of pages) {
  const measured = await lighthouseScores(origin.web + path, chromium);
  scores.push({ path, ...measured });
  row(path, measured.performance, measured.accessibility, measured.practices, measured.seo);
}

mkdirSync(join(root, 'test-results'), { recursive: true });
writeFileSync(
  join(root, 'test-results/bench.json'),
  `${JSON.stringify({ gateway, rendered, bytes, scores }, null, 2)}\n`,
);
await stop();
