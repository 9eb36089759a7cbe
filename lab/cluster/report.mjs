// Measures what several processes promise together. Each part starts a cluster of its own.
import { deployments } from './deployments.mjs';
import { sameKeys } from './sameKeys.mjs';
import { sharedLimits } from './sharedLimits.mjs';
import { runMeasurements } from '../promises/runMeasurements.mjs';

await runMeasurements('cluster', { limits: sharedLimits, keys: sameKeys, deployments });
