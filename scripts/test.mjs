// npm test: checks, unit, contract and integration tests, then journeys in a real browser; ends with one line that sums them.
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildStale } from './build.mjs';
import { check } from './checks.mjs';
import { findOrInstallChromium } from './chromium.mjs';
import { collectResults } from './requirements.mjs';
import { bin, prepareRuntime, root, run, say } from './runtime.mjs';

await prepareRuntime();
const results = join(root, 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const chromium = await findOrInstallChromium();
await buildStale();
const checked = await check();

/** A runner that ended badly without naming a failed test (a crash, a broken config) is itself a failure. */
const runner = async (title, report, command, args, env) => {
  const { ok, seconds } = await run(command, args, { title, env });
  say(`${title}: ${ok ? 'passed' : 'FAILED'} in ${seconds} s`);
  return { ok: ok && existsSync(join(results, report)) };
};

const unit = await runner('Unit, contract and integration tests', 'unit.json', bin('vitest'), [
  'run',
  // Unasked each workspace leaves a core idle: half of them, where there are two.
  '--maxWorkers=100%',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${join(results, 'unit.json')}`,
]);
const browser = await runner(
  'Journeys in a browser',
  'e2e.json',
  bin('playwright'),
  ['test', '--config', 'e2e/playwright.config.ts'],
  {
    ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
    E2E_MATRIX: process.argv.includes('--full') ? 'full' : 'pairwise',
  },
);

const counts = collectResults();
const crashed = [checked, unit, browser].filter(({ ok }) => !ok).length;
const failed = Math.max(counts.failed, crashed);
for (const title of counts.unsteady) say(`Passed at the second attempt only: ${title}`);
const passed = counts.passed + counts.unsteady.length;
say(`${passed} passed, ${failed} failed${counts.skipped ? `, ${counts.skipped} skipped` : ''}`);
process.exit(failed ? 1 : 0);
