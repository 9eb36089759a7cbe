import { afterAll, beforeAll } from 'vitest';
import { startFakeRest, type FakeRest } from './fakeRest.ts';
import { startGateway, type RunningGateway } from './startGateway.ts';

interface World {
  readonly rest: FakeRest;
  readonly gateway: RunningGateway;
}

/** A pool of gateways with fake services, for concurrent tests. Each serves one test at a time. */
export const worldPool = (size: number, env: Readonly<Record<string, string>> = {}) => {
  const all: World[] = [];
  const free: World[] = [];
  const waiting: ((world: World) => void)[] = [];

  beforeAll(async () => {
    for (let started = 0; started < size; started += 1) {
      const rest = await startFakeRest();
      all.push({ rest, gateway: await startGateway(rest.origin, env) });
    }
    free.push(...all);
  });
  afterAll(() =>
    Promise.all(
      all.map(async ({ gateway, rest }) => {
        await gateway.stop();
        await rest.stop();
      }),
    ),
  );

  return async <T>(work: (world: World) => Promise<T>): Promise<T> => {
    const world = free.pop() ?? (await new Promise<World>((resolve) => waiting.push(resolve)));
    try {
      world.rest.reset();
      world.gateway.logged.length = 0;
      return await work(world);
    } finally {
      const next = waiting.shift();
      if (next === undefined) free.push(world);
      else next(world);
    }
  };
};
