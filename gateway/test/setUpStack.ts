import { afterAll, beforeAll, beforeEach } from 'vitest';
import { startFakeRest, type FakeRest } from './fakeRest.ts';
import { startGateway, type RunningGateway } from './startGateway.ts';

/** Starts fake services and a gateway in front of them once per file, and resets them before each test. */
export const setUpStack = (env: Readonly<Record<string, string>> = {}) => {
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
    if (part === undefined) throw new Error('The stack has not started');
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
