// npm run check: every check that does not run the code.
import { buildStale, generatedCode } from './build.mjs';
import { checkGeneratedFiles, checkSources } from './checks.mjs';
import { prepareRuntime } from './runtime.mjs';

await prepareRuntime();
await buildStale({ only: generatedCode });
const isGenerated = await checkGeneratedFiles();
const areSourcesRight = await checkSources();
process.exit(isGenerated && areSourcesRight ? 0 : 1);
