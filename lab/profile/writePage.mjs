import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tablesOf } from './tables.mjs';
import { withBlock } from '../bench/output/block.mjs';
import { formatted } from '../bench/output/formatted.mjs';
import { root } from '../../scripts/runtime.mjs';

const page = join(root, 'docs/profiles.md');

/** The terminal has more. */
const shown = { shownFunctions: 5, minShownShare: 0.02 };

/** Shows a CPU profile in docs/profiles.md. */
export const writePage = async (frames) => {
  const text = withBlock(readFileSync(page, 'utf8'), 'profile', tablesOf(frames, shown));
  writeFileSync(page, await formatted(page, text));
};
