import { afterAll, beforeAll, describe } from 'vitest';
import { logsSuite } from './accounts/logs.suite.ts';
import { startAccountStack, type AccountStack } from './accounts/accountStack.ts';
import { canariesSuite } from './accounts/canaries.suite.ts';
import { crashesSuite } from './accounts/crashes.suite.ts';
import { interleavingsSuite } from './accounts/interleavings.suite.ts';

// One file, because starting the services takes longer than most tests.
describe('with accounts of the identity service', () => {
  let stack: AccountStack | undefined;

  // The first start on a machine builds the sample data.
  beforeAll(async () => {
    stack = await startAccountStack();
  }, 300_000);

  afterAll(() => stack?.stop());

  for (const suite of [interleavingsSuite, logsSuite, canariesSuite, crashesSuite]) {
    suite(() => {
      if (stack === undefined) throw new Error('The stack has not started yet.');
      return stack;
    });
  }
});
