import { byFunction, byPlace } from './byPlace.mjs';
import { tableOf } from '../bench/output/table.mjs';

const shownFunctions = 20;
const minShownShare = 0.01;

const percent = (share) => `${(share * 100).toFixed(1)} %`;

/** The shares of the parts of the program, and of its most expensive functions, as Markdown. */
export const tablesOf = (tree) =>
  [
    tableOf(
      ['part', 'share'],
      byPlace(tree)
        .filter(({ share }) => share >= minShownShare)
        .map(({ place, share }) => [place, percent(share)]),
    ),
    tableOf(
      ['function', 'share'],
      byFunction(tree, shownFunctions).map(({ name, share }) => [`\`${name}\``, percent(share)]),
    ),
  ].join('\n\n');
