import type { FullConfig } from '@playwright/test';
import { publishProduct, reusesProduct } from '../config/environment.ts';
import { findKeptProduct } from './running/keptProduct.ts';
import { serveProduct } from './running/serveProduct.ts';

/** Finds the product that `npm run e2e:stack` runs, or starts one before the first test and stops it after the last. */
// oxlint-disable-next-line import/no-default-export -- Playwright calls the default export
export default async function globalSetup({
  workers,
}: FullConfig): Promise<(() => Promise<void>) | undefined> {
  const kept = reusesProduct() ? await findKeptProduct(workers) : undefined;
  if (kept !== undefined) {
    publishProduct(kept);
    return undefined;
  }
  const { addresses, stop } = await serveProduct(workers);
  publishProduct(addresses);
  return stop;
}
