import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { flameGraph } from './flameGraph.mjs';
import { tablesOf } from './tables.mjs';
import { withBlock } from '../bench/output/block.mjs';
import { formatted } from '../bench/output/formatted.mjs';
import { root } from '../../scripts/runtime.mjs';

const page = join(root, 'docs/profiles.md');
const picture = join(root, 'docs/pictures/profile-gateway-city.svg');

/** Shows a CPU profile in docs/profiles.md. */
export const writePage = async (tree, title) => {
  const text = withBlock(readFileSync(page, 'utf8'), 'profile', tablesOf(tree));
  writeFileSync(page, await formatted(page, text));
  writeFileSync(picture, flameGraph(tree, { title, minShare: 0.004 }));
};
