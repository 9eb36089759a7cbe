// npm run profile: shows where a process of the product spends its time and memory. Imports its tools after the installation.
import { prepareRuntime } from '../runtime.mjs';

await prepareRuntime();
await import('./report.mjs');
