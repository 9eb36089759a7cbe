import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../harness/listen.ts';
import { startServices } from '../../harness/services.ts';
import { startStack, type Stop } from '../../harness/stack.ts';

/** Starts a product of its own, whose services may be killed, with gateway and site behind a proxy. */
export const startOwnProduct = async (name: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'citygigs-faults-'));
  // A database server that runs as another user must be able to enter the folder.
  chmodSync(folder, 0o711);
  const stops: Stop[] = [];
  const web = `http://localhost:${await freePort()}`;
  const services = await startServices({ name: `services-${name}`, folder, sites: [web] }, stops);
  const { origin, identity } = services;
  const settings = {
    // A call that hangs fails soon, and nothing is answered from a cache.
    gateway: { RESPONSE_TIMEOUT_MS: '1500', OVERALL_TIMEOUT_MS: '3000' },
    web: { PAGE_PATIENCE_MS: '20000', PART_PATIENCE_MS: '20000' },
  };
  const { proxy, gateway } = await startStack({ name, web, services: origin, identity, settings }, stops);
  return {
    services,
    proxy,
    web,
    gateway,
    stop: async () => {
      for (const end of stops.toReversed()) await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

export type OwnProduct = Awaited<ReturnType<typeof startOwnProduct>>;
