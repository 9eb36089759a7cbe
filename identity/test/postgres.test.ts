import { afterAll, beforeAll, describe } from 'vitest';
import { openServer } from '../../services/src/db/server/openServer.ts';
import { isWholeMatrix } from '../../server/test/isWholeMatrix.ts';
import { startCluster } from '../../services/test/throwAwayPostgres.ts';
import { startTestIdentity, type TestIdentity } from './startTestIdentity.ts';
import { everySuite } from './suites/everySuite.ts';

// The journeys also run on PostgreSQL.
const cluster = isWholeMatrix ? startCluster() : { reason: 'only npm run test:full needs it' };

describe.skipIf('reason' in cluster)('the identity service on a PostgreSQL server', () => {
  let identity: TestIdentity | undefined;

  beforeAll(async () => {
    if ('reason' in cluster) return;
    const url = cluster.urlOf('postgres');
    identity = await startTestIdentity({}, await openServer(url, { onLostConnection: () => undefined }));
  });
  afterAll(async () => {
    await identity?.stop();
    await identity?.deps.database.close();
    if (!('reason' in cluster)) cluster.stop();
  });

  everySuite(() => {
    if (identity === undefined) throw new Error('The service has not started yet.');
    return identity;
  });
});
