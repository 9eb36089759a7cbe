// Part of npm run check: rules of this repository that no existing tool checks.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, root } from '../runtime.mjs';
import { folderFaults } from './folderSizes.mjs';
import { linkFaults } from './links.mjs';
import { nameFaults, unnamedWorkspaces } from './names.mjs';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)));
const read = (file) => readFileSync(join(root, file), 'utf8');
const isNamed = (file) =>
  /\.(?:ts|tsx|mjs)$/.test(file) && !unnamedWorkspaces.some((workspace) => file.startsWith(workspace));

const faults = [
  ...folderFaults(files),
  ...files.filter(isNamed).flatMap((file) => nameFaults(file, read(file))),
  ...files
    .filter((file) => file.endsWith('.md'))
    .flatMap((page) => linkFaults(page, read(page), (path) => existsSync(join(root, path)))),
];
if (faults.length) fail(faults.join('\n'));
