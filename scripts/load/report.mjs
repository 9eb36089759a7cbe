// Runs the named measurements, or all, on a product of its own; fails if a promise is broken.
import { overload } from './overload.mjs';
import { rollingRestarts } from './rollingRestarts.mjs';
import { startProduct } from './startProduct.mjs';
import { buildStale } from '../build.mjs';
import { fail, say } from '../runtime.mjs';

const measurements = { restarts: rollingRestarts, overload };

const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in measurements));
if (unknown.length > 0)
  fail(`Unknown: ${unknown.join(', ')}. There is ${Object.keys(measurements).join(', ')}.`);

await buildStale();
say('Starting a product with the sample data …');
const product = await startProduct();
const results = [];
try {
  for (const name of names.length > 0 ? names : Object.keys(measurements))
    results.push(...[await measurements[name](product)].flat());
} finally {
  await product.stop();
}
for (const { promise, figure, isKept } of results)
  say(`${isKept ? 'kept  ' : 'BROKEN'}  ${promise}: ${figure}`);
if (results.some(({ isKept }) => !isKept)) process.exitCode = 1;
