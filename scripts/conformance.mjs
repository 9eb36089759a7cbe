// npm run conformance [-- --origin http://…]: what tools of others say of what is published. They are fetched when asked
// for, by their version. The pages are those of a product of its own on a sample world of its own, or those of an origin.
import { prepareRuntime } from './runtime.mjs';

await prepareRuntime();
await import('./conformance/report.mjs');
