import { afterAll, beforeAll, beforeEach } from 'vitest';
import { startFakeRest, type FakeRest } from './fakeRest.ts';
import { startGateway, type RunningGateway } from './startGateway.ts';

/** Fake services and a gateway in front of them, started once for each file and reset before each test. */
export const world = (env: Readonly<Record<string, string>> = {}) => {
  const started: { rest?: FakeRest; gateway?: RunningGateway } = {};
  beforeAll(async () => {
    started.rest = await startFakeRest();
    started.gateway = await startGateway(started.rest.origin, env);
  });
  beforeEach(() => {
    started.rest?.reset();
    if (started.gateway) started.gateway.logged.length = 0;
  });
  afterAll(async () => {
    await started.gateway?.stop();
    await started.rest?.stop();
  });
  const running = <T>(part: T | undefined): T => {
    if (part === undefined) throw new Error('The world has not started');
    return part;
  };
  return {
    get rest() {
      return running(started.rest);
    },
    get gateway() {
      return running(started.gateway);
    },
  };
};
