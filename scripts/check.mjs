// npm run check: everything that can be said about the code without running it.
import { buildStale, generatedCode } from './build.mjs';
import { check } from './checks.mjs';
import { prepareRuntime } from './runtime.mjs';

await prepareRuntime();
await buildStale({ only: generatedCode });
const { ok } = await check();
process.exit(ok ? 0 : 1);
