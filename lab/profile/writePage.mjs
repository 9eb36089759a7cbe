import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { partsTable } from './tables.mjs';
import { withBlock } from '../bench/output/block.mjs';
import { formatted } from '../bench/output/formatted.mjs';
import { root } from '../../scripts/runtime.mjs';

const page = join(root, 'docs/profiles.md');

/** The terminal has more. */
const minShare = 0.02;

/** Shows the parts of a CPU profile in docs/profiles.md. */
export const writePage = async (frames) => {
  const text = withBlock(readFileSync(page, 'utf8'), 'profile', partsTable(frames, minShare));
  writeFileSync(page, await formatted(page, text));
};
