// Runs tools that are not dependencies of the project: downloads them at a pinned version and runs them elsewhere, so
// that nothing in this repository is resolved instead.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../runtime.mjs';

/** @returns the folder that the tools run in, a function that runs one, and a function that removes the folder */
export const createToolbox = () => {
  const folder = mkdtempSync(join(tmpdir(), 'conformance-'));
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  return {
    folder,
    use: (from, call, cwd = folder) =>
      run('npx', ['--yes', '--package', from, '--', ...call], { quiet: true, cwd }),
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
};
