import { sharesBy } from './frames.mjs';
import { tableOf } from '../bench/output/table.mjs';

const rowOf = ({ name, share }) => [name, `${(share * 100).toFixed(1)} %`];

/** The shares of the parts of the program, and of its most expensive functions, as Markdown. */
export const tablesOf = (frames, { shownFunctions = 20, minShownShare = 0.01 } = {}) =>
  [
    tableOf(
      ['part', 'share'],
      sharesBy(frames, ({ place }) => place)
        .filter(({ share }) => share >= minShownShare)
        .map(rowOf),
    ),
    tableOf(
      ['function', 'share'],
      sharesBy(frames, ({ name, place }) => `\`${name} (${place})\``)
        .slice(0, shownFunctions)
        .map(rowOf),
    ),
  ].join('\n\n');
