// Stages faults on a product of its own. Each has a name, so that it can be staged alone.
import { brokenUpstream } from './brokenUpstream.mjs';
import { clockJump } from './clockJump.mjs';
import { databaseGone } from './databaseGone.mjs';
import { diskFull } from './diskFull.mjs';
import { equalQueries } from './equalQueries.mjs';
import { hungUpstream } from './hungUpstream.mjs';
import { killedGateway } from './killedGateway.mjs';
import { killedServices } from './killedServices.mjs';
import { leavingVisitors } from './leavingVisitors.mjs';
import { lostAnswers } from './lostAnswers.mjs';
import { mailGone } from './mailGone.mjs';
import { missingLeads } from './missingLeads.mjs';
import { redisGone } from './redisGone.mjs';
import { stoppedServices } from './stoppedServices.mjs';
import { runMeasurements } from '../promises/runMeasurements.mjs';
import { stopSharedServices } from '../promises/sharedServices.mjs';
import { byTests } from '../promises/testFiles.mjs';

const measurements = {
  'hung-upstream': hungUpstream,
  'broken-upstream': brokenUpstream,
  'lost-answers': lostAnswers,
  'equal-queries': equalQueries,
  'shared-reads': byTests(9, ['gateway/src/rest/sharing/sharedReads.test.ts'], {
    claim: 'what is private is shared between no requests',
  }),
  'killed-services': killedServices,
  'stopped-services': stoppedServices,
  'database-gone': databaseGone,
  'disk-full': diskFull,
  'killed-gateway': killedGateway,
  'leaving-visitors': leavingVisitors,
  'redis-gone': redisGone,
  'mail-gone': mailGone,
  'missing-leads': missingLeads,
  'clock-jump': clockJump,
  'killed-processes': byTests(undefined, ['scripts/product/processes.test.mjs'], {
    claim: 'npm start starts processes again that are killed',
  }),
};

try {
  await runMeasurements('faults', measurements);
} finally {
  await stopSharedServices();
}
