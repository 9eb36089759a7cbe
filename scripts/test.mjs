// npm test: checks, unit, contract and integration tests, then journeys in a real browser; ends with a one-line summary.
// npm test -- R2.03 R9.12 runs only the tests that cover these requirements; npm test -- some/file runs only those in a path.
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildStale, generatedCode } from './build.mjs';
import { checkGeneratedFiles, checkSources } from './checks.mjs';
import { findOrInstallChromium } from './chromium.mjs';
import { collectResults } from './requirements/collect.mjs';
import { bin, fail, prepareRuntime, root, run, say } from './runtime.mjs';
import { selectTests } from './testSelection.mjs';

await prepareRuntime();
// Each worker of the tests and each process that they start would compile the same files again.
process.env.NODE_COMPILE_CACHE ??= join(root, '.cache/compiled');
process.env.PWTEST_CACHE_DIR ??= join(root, '.cache/journeys');
// Whatever the tests leave among the temporary files is removed with this folder.
const temporary = mkdtempSync(join(tmpdir(), 'citygigs-test-'));
// A database server that runs as another user must be able to enter it.
chmodSync(temporary, 0o711);
process.env.TMPDIR = temporary;
process.on('exit', () => rmSync(temporary, { recursive: true, force: true, maxRetries: 3 }));
const isFull = process.argv.includes('--full');
const { ids, unitPaths, journeyPaths, unknown, isPart, runsUnit, runsJourneys } = selectTests(
  process.argv.slice(2).filter((argument) => argument !== '--full'),
);
if (unknown.length)
  fail(`${unknown.join(', ')}: neither the id of a requirement, such as R2.03, nor a file or folder.`);

const results = join(root, 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const chromium = runsJourneys ? await findOrInstallChromium() : undefined;
await buildStale(runsJourneys ? {} : { only: generatedCode });
const skippedRun = { ok: true };

/** Runs the tests of one runner. It also fails if the runner wrote no report, for example after a crash. */
const runner = async (title, report, command, args, env) => {
  const { ok, seconds } = await run(command, args, { title, env });
  say(`${title}: ${ok ? 'passed' : 'FAILED'} in ${seconds} s`);
  return { ok: ok && existsSync(join(results, report)) };
};

const matrix = { TEST_MATRIX: isFull ? 'full' : 'pairwise' };

const runUnit = () =>
  runner(
    'Unit, contract and integration tests',
    'unit.json',
    bin('vitest'),
    [
      'run',
      ...unitPaths,
      // Many tests wait, for time-outs or other processes, so two more than there are cores keep these busy.
      `--maxWorkers=${availableParallelism() + 2}`,
      // Workers collect garbage half as often: a twentieth of their CPU time less.
      '--execArgv=--min-semi-space-size=32',
      '--execArgv=--max-semi-space-size=32',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${join(results, 'unit.json')}`,
      ...(ids.length ? [`--tagsFilter=${ids.join(' or ')}`, '--passWithNoTests'] : []),
    ],
    matrix,
  );

const runJourneys = () =>
  runner(
    'Journeys in a browser',
    'e2e.json',
    bin('playwright'),
    [
      'test',
      '--config',
      'e2e/playwright.config.ts',
      ...journeyPaths,
      ...(ids.length
        ? ['--grep', ids.map((id) => `@${RegExp.escape(id)}\\b`).join('|'), '--pass-with-no-tests']
        : []),
      ...(isFull || isPart ? [] : ['--grep-invert', '@long\\b']),
    ],
    { ...matrix, E2E_REUSE: isPart ? '1' : '', ...(chromium ? { CHROMIUM_PATH: chromium } : {}) },
  );

// Skip the checks if only a part of the tests is selected.
const isGenerated = isPart || (await checkGeneratedFiles());
// The unit tests do not always use every core.
const [unit, areSourcesRight] = await Promise.all([
  runsUnit ? runUnit() : skippedRun,
  isPart || checkSources({ isSiteBuilt: true, isInBackground: true }),
]);
const browser = runsJourneys ? await runJourneys() : skippedRun;

const counts = collectResults();
for (const { title, reason } of counts.failed)
  say(`Failed: ${title}\n  ${reason ?? 'The report has no message.'}`);
for (const { title, reason } of counts.flaky)
  say(`Flaky, passed on the second attempt: ${title}\n  ${reason}`);
for (const fault of counts.faults) say(fault);
const missing = isPart ? [] : Object.entries(counts.missing);
for (const [capability, rows] of missing)
  say(`${capability}: no test covers ${rows.map(({ id, level }) => `${id} (${level})`).join(', ')}`);

const crashed = [isGenerated, areSourcesRight, unit.ok, browser.ok].filter((ok) => !ok).length;
const otherFaults = counts.faults.length + missing.length;
const failed = Math.max(counts.failed.length, crashed) + otherFaults;
const passed = counts.passed + counts.flaky.length;
say(`${passed} passed, ${failed} failed${counts.skipped ? `, ${counts.skipped} skipped` : ''}`);
process.exit(failed ? 1 : 0);
