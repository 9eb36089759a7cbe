// npm run moderate -- list | accept <id> | remove <id>: decides on reported reviews in the database of the services.
import { loadEnvironment } from './product/environment.mjs';
import { bin, prepareRuntime, run } from './runtime.mjs';

await prepareRuntime();
loadEnvironment();
const { code } = await run(bin('node'), ['services/src/moderation/moderate.ts', ...process.argv.slice(2)]);
process.exit(code);
