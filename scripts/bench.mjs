// npm run bench: measures the product. Its tools are available only after the installation.
import { prepareRuntime } from './runtime.mjs';

await prepareRuntime();
await import('./bench/report.mjs');
