// Runs tools that are not dependencies of the project: downloads a pinned version and runs it in a temporary folder, so
// that it does not resolve packages of this repository.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../../scripts/runtime.mjs';

/** @returns the folder that the tools run in, a function that runs one, and a function that removes the folder */
export const createToolbox = () => {
  const folder = mkdtempSync(join(tmpdir(), 'conformance-'));
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  return {
    folder,
    use: (packageName, args, cwd = folder) =>
      run('npx', ['--yes', '--package', packageName, '--', ...args], { quiet: true, cwd }),
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
};
