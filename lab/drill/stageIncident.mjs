import { startDrillProduct } from './drillProduct.mjs';
import { startVisitors } from './drillVisitors.mjs';
import { startPrometheus } from './prometheus.mjs';

/**
 * Starts a product with visitors and Prometheus, and stages an incident while `work` runs, which gets both and a function that begins it.
 *
 * @returns what `work` resolves to; null if something is missing on this machine
 */
export const stageIncident = async ({ prepare = () => ({}), canBegin = () => true, begin }, speed, work) => {
  const prepared = prepare();
  if (prepared === null) return null;
  const { disk, ...options } = prepared;
  const product = await startDrillProduct(options);
  const prometheus = await startPrometheus(product.metrics, speed);
  const stopVisitors = startVisitors(product);
  let end;
  try {
    if (!canBegin(product)) return null;
    return await work({ product, prometheus, begin: async () => (end = await begin(product, prepared)) });
  } finally {
    stopVisitors();
    await end?.();
    await prometheus?.stop();
    await product.stop();
    disk?.remove();
  }
};
