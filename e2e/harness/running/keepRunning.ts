import { workers } from '../../config/workers.ts';
import { forgetProduct, keepProduct } from './keptProduct.ts';
import { serveProduct } from './serveProduct.ts';

// npm run e2e:stack: runs the product of the journeys until Ctrl-C; journeys that are run meanwhile use it.
const { addresses, stop } = await serveProduct(workers);
keepProduct(addresses);
process.stdout.write(
  `The product for journeys runs at ${addresses.stacks.map(({ web }) => web).join(' and ')}.\nPress Ctrl-C to stop.\n`,
);

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, async () => {
    if (stopping) return;
    stopping = true;
    forgetProduct();
    await stop();
    process.exit(0);
  });
