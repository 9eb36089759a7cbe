// npm run test:faults: stages faults on a product of its own and prints which promises hold. Imports its tools after the installation.
import { prepareRuntime } from '../../scripts/runtime.mjs';

await prepareRuntime();
await import('./report.mjs');
