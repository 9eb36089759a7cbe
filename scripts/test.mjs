// npm test: checks, unit, contract and integration tests, then journeys in a real browser; ends with one line that sums them.
// npm test -- R2.03 R9.12 runs only the tests that show these requirements.
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildStale } from './build.mjs';
import { check } from './checks.mjs';
import { findOrInstallChromium } from './chromium.mjs';
import { collectResults } from './requirements/collect.mjs';
import { bin, fail, prepareRuntime, root, run, say } from './runtime.mjs';

await prepareRuntime();
const isFull = process.argv.includes('--full');
const ids = process.argv.slice(2).filter((argument) => argument !== '--full');
const isPart = ids.length > 0;
const noId = ids.find((argument) => !/^R\d+\.\d{2,3}$/.test(argument));
if (noId) fail(`${noId} is not the id of a requirement, such as R2.03.`);

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
  ...(isPart ? [`--tagsFilter=${ids.join(' or ')}`, '--passWithNoTests'] : []),
]);
const browser = await runner(
  'Journeys in a browser',
  'e2e.json',
  bin('playwright'),
  [
    'test',
    '--config',
    'e2e/playwright.config.ts',
    ...(isPart
      ? ['--grep', ids.map((id) => `@${RegExp.escape(id)}\\b`).join('|'), '--pass-with-no-tests']
      : []),
  ],
  {
    ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
    E2E_MATRIX: isFull ? 'full' : 'pairwise',
  },
);

const counts = collectResults();
for (const title of counts.unsteady) say(`Passed at the second attempt only: ${title}`);
for (const fault of counts.faults) say(fault);
const missing = isPart ? [] : Object.entries(counts.missing);
for (const [capability, rows] of missing)
  say(`${capability}: no test shows ${rows.map(({ id, level }) => `${id} (${level})`).join(', ')}`);

const crashed = [checked, unit, browser].filter(({ ok }) => !ok).length;
const badly = counts.faults.length + missing.length;
const failed = Math.max(counts.failed, crashed) + badly;
const passed = counts.passed + counts.unsteady.length;
say(`${passed} passed, ${failed} failed${counts.skipped ? `, ${counts.skipped} skipped` : ''}`);
process.exit(failed ? 1 : 0);
