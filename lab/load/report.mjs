// Measures what is promised about restarts, load and memory, on a product that all measurements share.
import { tellingKept } from './retainedMemory.mjs';
import { overload } from './overload.mjs';
import { rollingRestarts } from './rollingRestarts.mjs';
import { soak } from './soak.mjs';
import { startProduct } from './startProduct.mjs';
import { runMeasurements } from '../promises/runMeasurements.mjs';

const isNumber = (word) => /^[\d.]+$/.test(word);
const words = process.argv.slice(2);
/** Of the soak: `npm run test:load -- soak 120`. */
const minutes = Number(words.find(isNumber) ?? 30);

let product;

const onProduct = (measurement) => async (options) =>
  measurement({ ...(await (product ??= startProduct({ nodeArgs: tellingKept }))), minutes, ...options });

const measurements = {
  restarts: onProduct(rollingRestarts),
  overload: onProduct(overload),
  soak: onProduct(soak),
};

try {
  await runMeasurements('load', measurements, {
    words: words.filter((word) => !isNumber(word)),
    // The soak takes half an hour.
    byDefault: ['restarts', 'overload'],
  });
} finally {
  await (await product)?.stop();
}
