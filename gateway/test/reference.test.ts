import { afterAll, beforeAll, describe } from 'vitest';
import { startReferenceWorld, type ReferenceWorld } from './referenceWorld.ts';
import { badInputSuite } from './suites/badInput.suite.ts';
import { clientGuideSuite } from './suites/clientGuide.suite.ts';
import { clientPackageSuite } from './suites/clientPackage.suite.ts';
import { outsideClientSuite } from './suites/outsideClient.suite.ts';
import { outsideLibrariesSuite } from './suites/outsideLibraries.suite.ts';
import { referenceServicesSuite } from './suites/referenceServices.suite.ts';
import { restClientsSuite } from './suites/restClients.suite.ts';
import { sameEverywhereSuite } from './suites/sameEverywhere.suite.ts';
import { signedInSuite } from './suites/signedIn.suite.ts';

// One file, because starting the services takes longer than most tests.
describe('in front of the reference services', () => {
  let world: ReferenceWorld | undefined;

  // The first start on a machine builds the sample data.
  beforeAll(async () => {
    world = await startReferenceWorld();
  }, 300_000);

  afterAll(() => world?.stop());

  for (const suite of [
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
      if (world === undefined) throw new Error('There is no world yet.');
      return world;
    });
  }
});
