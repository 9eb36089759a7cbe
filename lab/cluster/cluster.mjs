// npm run test:cluster: measures promises about several gateways and sites that share Redis and PostgreSQL. Imports its tools
// after the installation.
import { prepareRuntime } from '../../scripts/runtime.mjs';

await prepareRuntime();
await import('./report.mjs');
