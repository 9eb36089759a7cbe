// npm run conformance [-- --origin http://…]: checks what is published with external tools, which are downloaded at
// pinned versions. Checks the pages of a temporary product with its own sample data, or those of an origin.
// `-- --advisories` asks only whether there are advisories about the packages of production.
import { prepareRuntime } from '../scripts/runtime.mjs';

await prepareRuntime();
await import('./conformance/report.mjs');
