import { afterAll, beforeAll, describe } from 'vitest';
import type { Database } from '../../services/src/db/database.ts';
import { isWholeMatrix } from '../../server/test/isWholeMatrix.ts';
import { openEmptyDatabase } from '../../services/test/openEmptyDatabase.ts';
import { startTestIdentity, type TestIdentity } from './startTestIdentity.ts';
import { everySuite } from './suites/everySuite.ts';

// The accounts behind a gateway are also tested on this engine, by `gateway/test/accounts.test.ts`.
describe.skipIf(!isWholeMatrix)('the identity service on the embedded engine', () => {
  let database: Database | undefined;
  let identity: TestIdentity | undefined;

  beforeAll(async () => {
    database = await openEmptyDatabase();
    identity = await startTestIdentity({}, database);
  });
  afterAll(async () => {
    await identity?.stop();
    await database?.close();
  });

  everySuite(() => {
    if (identity === undefined) throw new Error('The service has not started yet.');
    return identity;
  });
});
