// Part of npm test, after the build of the site: fails if a first visit exceeds its budget.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fail, root } from '../runtime.mjs';
import { budgetFaults, firstLoads } from './bundleSize.mjs';

const built = join(root, 'web/dist/client');
const manifest = JSON.parse(readFileSync(join(built, '.vite/manifest.json'), 'utf8'));

/** Returns the compressed size of a file, or its plain size if it is too small to be compressed. */
const sizeOf = (file) => {
  const path = join(built, file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
};

const faults = budgetFaults(firstLoads(manifest, sizeOf));
if (faults.length) fail(faults.join('\n'));
