// npm run bench: measures the performance of the product. Imports its tools after the installation.
import { installTools } from './installPackages.mjs';
import { prepareRuntime } from '../scripts/runtime.mjs';

await prepareRuntime();
installTools();
await import('./bench/report.mjs');
