// npm run check: every check that does not run the code.
import { buildStale, generatedCode } from './build.mjs';
import { warnOfAdvisories } from './advisories.mjs';
import { checkGeneratedFiles, checkSources } from './checks.mjs';
import { prepareRuntime } from './runtime.mjs';

await prepareRuntime();
await buildStale({ only: generatedCode });
const isGenerated = await checkGeneratedFiles();
const [areSourcesRight] = await Promise.all([checkSources(), warnOfAdvisories()]);
process.exit(isGenerated && areSourcesRight ? 0 : 1);
