import { afterAll, beforeAll } from 'vitest';
import { startFakeRest, type FakeRest } from './fakeRest.ts';
import { startGateway, type RunningGateway } from './startGateway.ts';

interface Stack {
  readonly rest: FakeRest;
  readonly gateway: RunningGateway;
}

/** A pool of gateways with fake services, for concurrent tests. Each serves one test at a time. */
export const stackPool = (size: number, env: Readonly<Record<string, string>> = {}) => {
  const all: Stack[] = [];
  const free: Stack[] = [];
  const waiting: ((stack: Stack) => void)[] = [];

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

  return async <T>(work: (stack: Stack) => Promise<T>): Promise<T> => {
    const stack = free.pop() ?? (await new Promise<Stack>((resolve) => waiting.push(resolve)));
    try {
      stack.rest.reset();
      stack.gateway.logged.length = 0;
      return await work(stack);
    } finally {
      const next = waiting.shift();
      if (next === undefined) free.push(stack);
      else next(stack);
    }
  };
};
