import { format } from 'prettier';
import { blocksOf } from './blocks.mjs';
import { say } from '../../runtime.mjs';

/** Prints the tables of a run. */
export const showResults = async (results) => {
  for (const block of Object.values(blocksOf(results)))
    say(`\n${(await format(block, { parser: 'markdown' })).trim()}`);
};
