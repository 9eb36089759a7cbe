import type { Dice } from './dice.ts';
import { path, polygon, rect } from './shapes.ts';

/** The base line, heights and colours of a row of houses. */
export interface RowOfBuildings {
  readonly base: number;
  readonly lowest: number;
  readonly highest: number;
  readonly narrowest: number;
  readonly widest: number;
  readonly colour: string;
  /** The colour of lit windows; no windows are drawn without it. */
  readonly windows?: string;
  /** Where the row stays low, so that a landmark behind it is visible. */
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

/** A row of houses over the whole width, some of them apart from each other. */
export const rowOfBuildings = (dice: Dice, width: number, row: RowOfBuildings): string => {
  let drawing = '';
  for (let x = -30; x < width;) {
    const house = dice.between(row.narrowest, row.widest);
    const { keepLow } = row;
    const low = keepLow !== undefined && x + house > keepLow.from && x < keepLow.to ? keepLow.share : 1;
    const height = row.lowest + (dice.between(row.lowest, row.highest) - row.lowest) * low;
    const top = row.base - height;
    drawing += rect(x, top, house + 1, height + 30, row.colour);
    drawing += dice.pick(roofs)(Math.round(x), Math.round(top), Math.round(house), row.colour);
    if (row.windows !== undefined) drawing += litWindows(dice, x, top, house, height, row.windows);
    x += house + (dice.chance(0.12) ? dice.between(4, 16) : 0);
  }
  return drawing;
};
