import { comparedWithAims } from './aims.mjs';
import { aimsTable, partsOf } from './blocks.mjs';
import { formatted } from './formatted.mjs';
import { say } from '../../../scripts/runtime.mjs';

/** Prints the tables of a run, with the aims that it measured. */
export const showResults = async (results) => {
  const aims = comparedWithAims(results).filter(({ isMeasured }) => isMeasured);
  const blocks = [...Object.values(partsOf(results)), aimsTable(aims.map(({ cells }) => cells))];
  for (const block of blocks)
    if (block !== undefined) say(`\n${(await formatted('tables.md', block)).trim()}`);
};
