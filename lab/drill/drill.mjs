// npm run drill: lets somebody find the cause of an alert with the runbook. Imports its tools after the installation.
import { prepareRuntime } from '../../scripts/runtime.mjs';

await prepareRuntime();
await import('./report.mjs');
