// What the gateway and the pages cost, beside a bare handler that makes the same upstream calls.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadTest } from './load.mjs';
import { firstLoadBytes } from './bytes.mjs';
import { lighthouseScores } from './lighthouse.mjs';
import { operations } from './operations.mjs';
import { startStack } from './stack.mjs';
import { buildStale } from '../build.mjs';
import { findOrInstallChromium } from '../chromium.mjs';
import { runningProduct } from '../product.mjs';
import { root, say } from '../runtime.mjs';

await buildStale();
const product = await runningProduct();
const stack = await startStack(product.origin.services);
const pages = ['/', '/berlin', '/berlin/swiftbite'];
const row = (...cells) => say(`  ${cells.map((cell, at) => String(cell).padEnd(at ? 14 : 26)).join('')}`);

say('\nGateway, 32 connections, against a bare handler that makes the same upstream calls');
row('query', 'requests/s', 'p50 ms', 'p99 ms', 'bare req/s', 'of bare', 'calls');
const gateway = [];
for (const { name, query } of operations) {
  const request = {
    url: `${stack.gateway}/graphql?lang=en`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  };
  const calls = await stack.callsOf(() => fetch(request.url, request).then((answer) => answer.text()));
  const bare = await stack.startBareHandler(calls);
  const reference = await loadTest({ url: bare.url });
  await bare.stop();
  const measured = await loadTest(request);
  const ratio = (measured.perSecond / reference.perSecond).toFixed(2);
  gateway.push({ name, calls, measured, reference, ratio });
  row(name, measured.perSecond, measured.p50, measured.p99, reference.perSecond, ratio, calls.length);
}

say('\nPages rendered on the server, 8 connections');
row('page', 'pages/s', 'p50 ms', 'p99 ms');
const rendered = [];
for (const path of pages) {
  const measured = await loadTest({ url: stack.web + path, connections: 8 });
  rendered.push({ path, ...measured });
  row(path, measured.perSecond, measured.p50, measured.p99);
}

say('\nFirst load, brotli bytes');
row('page', 'JavaScript', 'CSS', 'HTML');
const bytes = [];
for (const path of pages) {
  const measured = await firstLoadBytes(stack.web, path);
  bytes.push({ path, ...measured });
  row(path, measured.script, measured.style, measured.html);
}

say('\nLighthouse, mobile, simulated, median of five');
row('page', 'performance', 'accessibility', 'practices', 'SEO');
const scores = [];
const chromium = await findOrInstallChromium();
for (const path of pages) {
  const measured = await lighthouseScores(stack.web + path, chromium);
  scores.push({ path, ...measured });
  row(path, measured.performance, measured.accessibility, measured.practices, measured.seo);
}

mkdirSync(join(root, 'test-results'), { recursive: true });
writeFileSync(
  join(root, 'test-results/bench.json'),
  `${JSON.stringify({ gateway, rendered, bytes, scores }, null, 2)}\n`,
);
await stack.stop();
await product.stop();
