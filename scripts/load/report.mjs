// Runs the named measurements, or all, on a product of its own; fails if a promise is broken.
import { overload } from './overload.mjs';
import { rollingRestarts } from './rollingRestarts.mjs';
import { soak } from './soak.mjs';
import { startProduct } from './startProduct.mjs';
import { buildStale } from '../build.mjs';
import { fail, say } from '../runtime.mjs';

const measurements = { restarts: rollingRestarts, overload, soak };
/** Takes half an hour, so it runs only by its name. */
const unnamed = ['restarts', 'overload'];

const words = process.argv.slice(2);
const isNumber = (word) => /^[\d.]+$/.test(word);
/** Of the soak: `npm run test:load -- soak 120`. */
const minutes = Number(words.find(isNumber) ?? 30);
const names = words.filter((word) => !isNumber(word));
const unknown = names.filter((name) => !(name in measurements));
if (unknown.length > 0)
  fail(`Unknown: ${unknown.join(', ')}. There is ${Object.keys(measurements).join(', ')}.`);

await buildStale();
say('Starting a product with the sample data …');
const product = await startProduct();
const results = [];
try {
  for (const name of names.length > 0 ? names : unnamed)
    results.push(...[await measurements[name]({ ...product, minutes })].flat());
} finally {
  await product.stop();
}
for (const { promise, figure, isKept } of results)
  say(`${isKept ? 'kept  ' : 'BROKEN'}  ${promise}: ${figure}`);
if (results.some(({ isKept }) => !isKept)) process.exitCode = 1;
