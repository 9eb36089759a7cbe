// npm run bench: measures the performance of the product. Imports its tools after the installation.
import { prepareRuntime } from './runtime.mjs';

await prepareRuntime();
await import('./bench/report.mjs');
