// Part of npm test, after the build of the site: fails if a first visit exceeds its budget, or a script uses what
// supported browsers lack.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fail, root } from '../runtime.mjs';
import { budgetFaults, firstLoads } from './bundleSize.mjs';
import { newerThanBrowsers } from './newerThanBrowsers.mjs';

const built = join(root, 'web/dist/client');
const manifest = JSON.parse(readFileSync(join(built, '.vite/manifest.json'), 'utf8'));

/** Returns the compressed size of a file, or its plain size if it is too small to be compressed. */
const sizeOf = (file) => {
  const path = join(built, file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
};

const scripts = readdirSync(join(built, 'assets')).filter((file) => file.endsWith('.js'));
const faults = [
  ...budgetFaults(firstLoads(manifest, sizeOf)),
  ...scripts.flatMap((file) => newerThanBrowsers(file, readFileSync(join(built, 'assets', file), 'utf8'))),
];
if (faults.length) fail(faults.join('\n'));
