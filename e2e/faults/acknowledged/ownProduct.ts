import { createProcessGroup } from '../../harness/processGroup.ts';
import { startServices } from '../../harness/services.ts';
import { startStack } from '../../harness/stack.ts';
import { freePort } from '../../../server/test/freePort.ts';

/** Starts a product of its own, whose services may be killed, with gateway and site behind a proxy. */
export const startOwnProduct = async (name: string) => {
  const { folder, stops, stop } = createProcessGroup();
  const web = `http://localhost:${await freePort()}`;
  const services = await startServices({ name: `services-${name}`, folder, sites: [web] }, stops);
  const { origin, identity } = services;
  const settings = {
    // A call that hangs fails soon.
    gateway: { RESPONSE_TIMEOUT_MS: '1500', OVERALL_TIMEOUT_MS: '3000', HOURLY_LIMITS: 'lead=0/0' },
    web: { PAGE_PATIENCE_MS: '20000', PART_PATIENCE_MS: '20000' },
  };
  const { proxy } = await startStack({ name, web, services: origin, identity, settings }, stops);
  return { services, proxy, web, stop };
};

export type OwnProduct = Awaited<ReturnType<typeof startOwnProduct>>;
