import { withBlock } from './block.mjs';
import { comparedWithAims } from './aims.mjs';
import { aimsTable, summariesOf } from './blocks.mjs';
import { formatted } from './formatted.mjs';

/**
 * docs/performance.md with the tables of these results.
 * @param record the results with `measured`: when and where each part was measured
 */
export const performancePage = (file, text, record) => {
  const aims = aimsTable(comparedWithAims(record).map(({ cells }) => cells));
  const blocks = Object.entries({ aims, ...summariesOf(record) });
  const filled = blocks.reduce((page, [name, block]) => {
    const when = record.measured[name];
    return withBlock(page, name, when === undefined ? block : `${block}\n\n_Measured ${when}._`);
  }, text);
  return formatted(file, filled);
};
