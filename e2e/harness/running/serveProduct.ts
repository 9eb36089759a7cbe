import type { ProductAddresses } from '../../config/environment.ts';
import { startControlServer } from '../controlServer.ts';
import { startProduct } from '../product.ts';

/** Starts the product with its control server. */
export const serveProduct = async (
  workers: number,
): Promise<{ addresses: ProductAddresses; stop: () => Promise<void> }> => {
  const product = await startProduct(workers);
  const control = await startControlServer(product);
  return {
    addresses: {
      control: control.origin,
      services: product.services,
      identity: product.identity,
      stacks: product.stacks.map(({ web, gateway, thirdParties }) => ({
        web,
        gateway,
        thirdParties: thirdParties.origin,
      })),
      spareSites: product.spareSites,
    },
    stop: async () => {
      await control.close();
      await product.stop();
    },
  };
};
