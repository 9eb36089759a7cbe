import { afterAll, beforeAll, describe } from 'vitest';
import { startTestIdentity, type TestIdentity } from './startTestIdentity.ts';
import { everySuite } from './suites/everySuite.ts';

describe('the identity service', () => {
  let identity: TestIdentity | undefined;

  beforeAll(async () => {
    identity = await startTestIdentity();
  });
  afterAll(() => identity?.stop());

  everySuite(() => {
    if (identity === undefined) throw new Error('The service has not started yet.');
    return identity;
  });
});
