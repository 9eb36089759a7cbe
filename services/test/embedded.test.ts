import { afterAll, beforeAll, describe } from 'vitest';
import { isWholeMatrix } from '../../server/test/isWholeMatrix.ts';
import { engineSuite, everySuite } from './everySuite.ts';
import { startEmbedded, stopServices, type TestServices } from './testServices.ts';

describe('on the embedded engine', () => {
  let services: TestServices | undefined;

  beforeAll(async () => {
    services = await startEmbedded();
  });

  afterAll(async () => {
    if (services !== undefined) await stopServices(services);
  });

  const runSuites = isWholeMatrix ? everySuite : engineSuite;
  runSuites(() => {
    if (services === undefined) throw new Error('The services have not started yet.');
    return services;
  });
});
