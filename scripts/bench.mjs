// npm run bench: what the product costs. The tools it measures with are there only after the installation.
import { prepareRuntime } from './runtime.mjs';

await prepareRuntime();
await import('./bench/report.mjs');
