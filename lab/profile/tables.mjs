import { sharesBy } from './frames.mjs';
import { tableOf } from '../bench/output/table.mjs';

const rowOf = ({ name, share }) => [name, `${(share * 100).toFixed(1)} %`];

/** The shares of the parts of the program, as Markdown. */
export const partsTable = (frames, minShare = 0.01) =>
  tableOf(
    ['part', 'share'],
    sharesBy(frames, ({ place }) => place)
      .filter(({ share }) => share >= minShare)
      .map(rowOf),
  );

/** The shares of the 20 most expensive functions, as Markdown. */
export const functionsTable = (frames) =>
  tableOf(
    ['function', 'share'],
    sharesBy(frames, ({ name, place }) => `\`${name} (${place})\``)
      .slice(0, 20)
      .map(rowOf),
  );
