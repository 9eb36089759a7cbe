// Measures the gateway and the pages, and a bare handler with the same upstream calls for comparison.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expensiveOperations } from './expensiveOperations.mjs';
import { loadTest } from './load.mjs';
import { firstLoadBytes } from './bytes.mjs';
import { lighthouseScores } from './lighthouse.mjs';
import { operations } from './operations.mjs';
import { startStack } from './stack.mjs';
import { buildStale } from '../build.mjs';
import { findOrInstallChromium } from '../chromium.mjs';
import { runningProduct } from '../product/runningProduct.mjs';
import { fail, root, say } from '../runtime.mjs';

const names = process.argv.slice(2);

/** One page of each kind that visitors land on. */
const kinds = [
  '/',
  '/berlin',
  '/berlin/delivery-c',
  '/berlin/swiftbite',
  '/company/swiftbite',
  '/more-jobs',
  '/blog/taxes-for-side-jobs',
];
/** The pages selected on the command line, or one of each kind. */
const paths = names.filter((name) => name.startsWith('/'));
const pages = paths.length > 0 ? paths : kinds;

const row = (...cells) => say(`  ${cells.map((cell, at) => String(cell).padEnd(at ? 14 : 28)).join('')}`);

const measureGateway = async (stack) => {
  say('\nGateway, 32 connections, against a bare handler that makes the same upstream calls');
  row('query', 'requests/s', 'p50 ms', 'p99 ms', 'bare req/s', 'of bare', 'calls');
  const measurements = [];
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
    measurements.push({ name, calls, measured, reference, ratio });
    row(name, measured.perSecond, measured.p50, measured.p99, reference.perSecond, ratio, calls.length);
  }
  return measurements;
};

/** Measures each page and prints a line for it. */
const measurePages = async (title, columns, measure) => {
  say(`\n${title}`);
  row('page', ...columns);
  const measurements = [];
  for (const path of pages) {
    const measured = await measure(path);
    measurements.push({ path, ...measured });
    row(path, ...columns.map((column) => measured[column]));
  }
  return measurements;
};

const parts = {
  gateway: measureGateway,
  rendering: (stack) =>
    measurePages('Pages rendered on the server, 8 connections', ['perSecond', 'p50', 'p99'], (path) =>
      loadTest({ url: stack.web + path, connections: 8 }),
    ),
  bytes: (stack) =>
    measurePages('First load, brotli bytes', ['script', 'style', 'html'], (path) =>
      firstLoadBytes(stack.web, path),
    ),
  lighthouse: async (stack) => {
    const chromium = await findOrInstallChromium();
    return measurePages(
      'Lighthouse, mobile, simulated, median of five',
      ['performance', 'accessibility', 'practices', 'seo'],
      (path) => lighthouseScores(stack.web + path, chromium),
    );
  },
};

const selected = names.filter((name) => !name.startsWith('/'));
// These parts start their own stack and run separately.
const separateParts = { expensive: expensiveOperations };
const selectedParts = selected.length > 0 ? selected : [...Object.keys(parts), ...Object.keys(separateParts)];
const unknown = selectedParts.filter((name) => !Object.hasOwn({ ...parts, ...separateParts }, name));
if (unknown.length > 0)
  fail(
    `Unknown measurement ${unknown.join(', ')}; choose from ${Object.keys({ ...parts, ...separateParts }).join(', ')}`,
  );

const results = {};

const shared = selectedParts.filter((name) => Object.hasOwn(parts, name));
if (shared.length > 0) {
  await buildStale();
  const product = await runningProduct();
  try {
    const stack = await startStack(product.origin.services);
    try {
      for (const name of shared) results[name] = await parts[name](stack);
    } finally {
      await stack.stop();
    }
  } finally {
    await product.stop();
  }
}
for (const name of selectedParts)
  if (Object.hasOwn(separateParts, name)) results[name] = await separateParts[name]();

mkdirSync(join(root, 'test-results'), { recursive: true });
writeFileSync(join(root, 'test-results/bench.json'), `${JSON.stringify(results, null, 2)}\n`);
