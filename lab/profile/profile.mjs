// npm run profile: shows where a process of the product spends its time and memory. Imports its tools after the installation.
import { installTools } from '../installPackages.mjs';
import { prepareRuntime } from '../../scripts/runtime.mjs';

await prepareRuntime();
installTools();
await import('./report.mjs');
