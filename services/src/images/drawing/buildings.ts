import type { Dice } from './dice.ts';
import { path, polygon, rect } from './shapes.ts';

/** The baseline, sizes and colours of a row of buildings. */
export interface RowOfBuildings {
  readonly base: number;
  readonly minHeight: number;
  readonly maxHeight: number;
  readonly minWidth: number;
  readonly maxWidth: number;
  readonly colour: string;
  /** The colour of lit windows; without it there are none. */
  readonly windows?: string;
  /** Where the buildings are low, so that a landmark behind them is visible. */
  readonly keepLow?: { readonly from: number; readonly to: number; readonly share: number };
}

const roofs: readonly [Roof, ...Roof[]] = [
  () => '',
  () => '',
  (x, y, width, colour) =>
    polygon(
      [
        [x, y + 1],
        [x + width / 2, y - width * 0.42],
        [x + width, y + 1],
      ],
      colour,
    ),
  (x, y, width, colour) =>
    polygon(
      [
        [x, y + 1],
        [x, y - width * 0.34],
        [x + width, y + 1],
      ],
      colour,
    ),
  (x, y, width, colour) => rect(x + width * 0.22, y - 18, width * 0.56, 20, colour),
  (x, y, width, colour) => rect(x + width * 0.5, y - 46, 4, 48, colour),
  (x, y, width, colour) =>
    path(`M${x} ${y + 1}A${width / 2} ${width * 0.4} 0 0 1 ${x + width} ${y + 1}Z`, colour),
  (x, y, width, colour) =>
    polygon(
      [
        [x, y + 1],
        [x, y - 12],
        [x + width * 0.25, y - 12],
        [x + width * 0.25, y - 26],
        [x + width * 0.75, y - 26],
        [x + width * 0.75, y - 12],
        [x + width, y - 12],
        [x + width, y + 1],
      ],
      colour,
    ),
];

type Roof = (x: number, y: number, width: number, colour: string) => string;

const litWindows = (dice: Dice, x: number, y: number, width: number, height: number, colour: string) => {
  const columns = Math.floor((width - 16) / 20);
  const rows = Math.floor((height - 24) / 28);
  const left = x + (width - columns * 20 + 10) / 2;
  let windows = '';
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      if (dice.chance(0.26)) windows += rect(left + column * 20, y + 18 + row * 28, 9, 14, colour, 1);
    }
  }
  return windows === '' ? '' : `<g opacity=".72">${windows}</g>`;
};

/** Draws a row of buildings across the width, with gaps between some of them. */
export const rowOfBuildings = (dice: Dice, width: number, row: RowOfBuildings): string => {
  let drawing = '';
  for (let x = -30; x < width;) {
    const houseWidth = dice.between(row.minWidth, row.maxWidth);
    const { keepLow } = row;
    const heightFactor =
      keepLow !== undefined && x + houseWidth > keepLow.from && x < keepLow.to ? keepLow.share : 1;
    const height =
      row.minHeight + (dice.between(row.minHeight, row.maxHeight) - row.minHeight) * heightFactor;
    const top = row.base - height;
    drawing += rect(x, top, houseWidth + 1, height + 30, row.colour);
    drawing += dice.pick(roofs)(Math.round(x), Math.round(top), Math.round(houseWidth), row.colour);
    if (row.windows !== undefined) drawing += litWindows(dice, x, top, houseWidth, height, row.windows);
    x += houseWidth + (dice.chance(0.12) ? dice.between(4, 16) : 0);
  }
  return drawing;
};
