// Tools that are no dependencies of the project: fetched by their version, and run elsewhere, so that nothing of this
// repository is found in place of the tool.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../runtime.mjs';

/** @returns the folder the tools run in, a way to run one of them, and an end */
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
