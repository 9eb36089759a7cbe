// Promises that a test of the suite shows on whole servers: runs its file, and takes the number of its tests from the report.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bin, run, say } from '../../scripts/runtime.mjs';

const countOf = async (paths, { title, env = {} }) => {
  const folder = mkdtempSync(join(tmpdir(), 'promises-'));
  const outputFile = join(folder, 'report.json');
  const only = title === undefined ? [] : ['-t', title];
  try {
    const args = ['run', ...paths, ...only, '--reporter=json', `--outputFile=${outputFile}`];
    const { output } = await run(bin('vitest'), args, { quiet: true, env });
    const report = JSON.parse(readFileSync(outputFile, 'utf8'));
    const ran = report.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => ['passed', 'failed'].includes(status));
    const passed = ran.filter(({ status }) => status === 'passed').length;
    if (passed < ran.length || ran.length === 0) say(output.trim());
    return { passed, all: ran.length, isKept: report.success && ran.length > 0 && passed === ran.length };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** A measurement that runs test files. `title` selects tests; `env` with `isShort` decides how much they do. */
export const byTests =
  (of, paths, { claim, title, env } = {}) =>
  async ({ isShort }) => {
    const { passed, all, isKept } = await countOf(paths, { title, env: env?.(isShort) });
    return { of, claim, figure: `${passed} of ${all} tests pass: ${paths.join(', ')}`, isKept };
  };
