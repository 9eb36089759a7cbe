// npm run test:load: measures the promises about restarts and overload. Imports its tools after the installation.
import { prepareRuntime } from '../scripts/runtime.mjs';

await prepareRuntime();
await import('./load/report.mjs');
