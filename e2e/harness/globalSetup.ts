import type { FullConfig } from '@playwright/test';
import { publishProduct } from '../config/environment.ts';
import { startControlServer } from './controlServer.ts';
import { startProduct } from './product.ts';

/** Starts the product before the first test and stops it after the last. */
// oxlint-disable-next-line import/no-default-export -- Playwright calls the default export
export default async function globalSetup({ workers }: FullConfig): Promise<() => Promise<void>> {
  const product = await startProduct(workers);
  const control = await startControlServer(product);
  publishProduct({
    control: control.origin,
    services: product.services,
    stacks: product.stacks.map(({ web, gateway }) => ({ web, gateway })),
  });
  return async () => {
    await control.close();
    await product.stop();
  };
}
