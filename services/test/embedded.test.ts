import { afterAll, beforeAll, describe } from 'vitest';
import { everySuite } from './everySuite.ts';
import { stopServices, startEmbedded, type TestServices } from './testServices.ts';

describe('on the embedded engine', () => {
  let services: TestServices | undefined;

  beforeAll(async () => {
    services = await startEmbedded();
  });

  afterAll(async () => {
    if (services !== undefined) await stopServices(services);
  });

  everySuite(() => {
    if (services === undefined) throw new Error('The services have not started yet.');
    return services;
  });
});
