import { afterAll, beforeAll, describe } from 'vitest';
import { startReferenceStack, type ReferenceStack } from './referenceStack.ts';
import { badInputSuite } from './suites/badInput.suite.ts';
import { clientGuideSuite } from './suites/clientGuide.suite.ts';
import { clientPackageSuite } from './suites/clientPackage.suite.ts';
import { graphTasksSuite } from './suites/graphTasks.suite.ts';
import { outsideClientSuite } from './suites/outsideClient.suite.ts';
import { outsideLibrariesSuite } from './suites/outsideLibraries.suite.ts';
import { referenceServicesSuite } from './suites/referenceServices.suite.ts';
import { restClientsSuite } from './suites/restClients.suite.ts';
import { sameEverywhereSuite } from './suites/sameEverywhere.suite.ts';
import { signedInSuite } from './suites/signedIn.suite.ts';

// One file, because starting the services takes longer than most tests.
describe('in front of the reference services', () => {
  let stack: ReferenceStack | undefined;

  // The first start on a machine builds the sample data.
  beforeAll(async () => {
    stack = await startReferenceStack();
  }, 300_000);

  afterAll(() => stack?.stop());

  for (const suite of [
    // First: of several contributions from one network, those of the others would not count yet.
    graphTasksSuite,
    referenceServicesSuite,
    signedInSuite,
    badInputSuite,
    sameEverywhereSuite,
    outsideClientSuite,
    outsideLibrariesSuite,
    clientGuideSuite,
    clientPackageSuite,
    restClientsSuite,
  ]) {
    suite(() => {
      if (stack === undefined) throw new Error('The stack has not started yet.');
      return stack;
    });
  }
});
