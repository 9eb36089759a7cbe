import { format, resolveConfig } from 'prettier';
import { withBlock } from './block.mjs';
import { blocksOf } from './blocks.mjs';

/** Formats a text as the repository requires it of the file. */
export const formatted = async (file, text) =>
  format(text, { ...(await resolveConfig(file)), filepath: file });

/**
 * docs/performance.md with the tables of these results.
 * @param record the results with `measured`: when and where each part was measured
 */
export const performancePage = (file, text, record) => {
  const blocks = Object.entries(blocksOf(record));
  const filled = blocks.reduce((page, [name, block]) => {
    const when = record.measured[name];
    return withBlock(page, name, when === undefined ? block : `${block}\n\n_Measured ${when}._`);
  }, text);
  return formatted(file, filled);
};
