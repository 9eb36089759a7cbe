// npm run check: every check that does not run the code.
import { buildStale, generatedCode } from './build.mjs';
import { check } from './checks.mjs';
import { prepareRuntime } from './runtime.mjs';

await prepareRuntime();
await buildStale({ only: generatedCode });
const { ok } = await check();
process.exit(ok ? 0 : 1);
