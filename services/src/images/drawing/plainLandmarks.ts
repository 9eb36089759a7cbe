import type { Landmark } from './drawing.ts';
import { circle, path, polygon, rect } from './shapes.ts';

/** A town hall: a hall with a pitched roof and a small turret. */
const townHall: Landmark = (x, base, colour, hole) =>
  rect(x - 140, base - 150, 280, 150, colour) +
  polygon(
    [
      [x - 152, base - 148],
      [x - 104, base - 214],
      [x + 104, base - 214],
      [x + 152, base - 148],
    ],
    colour,
  ) +
  rect(x - 15, base - 252, 30, 44, colour) +
  path(`M${x - 20} ${base - 250}L${x} ${base - 290}L${x + 20} ${base - 250}Z`, colour) +
  `<g opacity=".55">${[-112, -64, -16, 32, 80].map((dx) => rect(x + dx, base - 124, 28, 46, hole, 3)).join('')}</g>`;

/** Blocks of flats of three heights. */
const towerBlocks: Landmark = (x, base, colour, hole) =>
  [
    { left: -130, blockWidth: 76, blockHeight: 270 },
    { left: -40, blockWidth: 92, blockHeight: 320 },
    { left: 68, blockWidth: 70, blockHeight: 230 },
  ]
    .map(({ left, blockWidth, blockHeight }) => {
      const floors = Array.from({ length: Math.floor((blockHeight - 30) / 34) }, (_, floor) =>
        rect(x + left + 10, base - blockHeight + 18 + floor * 34, blockWidth - 20, 8, hole),
      );
      return (
        rect(x + left, base - blockHeight, blockWidth, blockHeight, colour) +
        `<g opacity=".4">${floors.join('')}</g>`
      );
    })
    .join('');

/** Houses with pitched roofs and chimneys. */
const gabledHouses: Landmark = (x, base, colour, hole) =>
  [-190, -94, 2, 98]
    .map((dx, index) => {
      const [left, top] = [x + dx, base - 170 - (index % 2) * 34];
      return (
        rect(left, top, 92, base - top, colour) +
        polygon(
          [
            [left - 4, top + 1],
            [left + 46, top - 66],
            [left + 96, top + 1],
          ],
          colour,
        ) +
        rect(left + 66, top - 58, 12, 40, colour) +
        `<g opacity=".5">${[0, 1].map((row) => [16, 40, 64].map((column) => rect(left + column, top + 22 + row * 52, 13, 26, hole, 1)).join('')).join('')}</g>`
      );
    })
    .join('');

/** A stone bridge with arches. */
const archBridge: Landmark = (x, base, colour, hole) =>
  path(`M${x - 340} ${base}V${base - 96}Q${x} ${base - 176} ${x + 340} ${base - 96}V${base}Z`, colour) +
  `<g opacity=".75">${[-232, -116, 0, 116, 232]
    .map((dx) => {
      const top = base - 86 + Math.round(Math.abs(dx) / 8);
      return path(
        `M${x + dx - 46} ${base}V${top + 30}A46 46 0 0 1 ${x + dx + 46} ${top + 30}V${base}Z`,
        hole,
      );
    })
    .join('')}</g>`;

/** Tall trees of a park. */
const tallTrees: Landmark = (x, base, colour) =>
  [
    { dx: -150, size: 62 },
    { dx: -62, size: 84 },
    { dx: 40, size: 70 },
    { dx: 132, size: 90 },
  ]
    .map(
      ({ dx, size }) =>
        rect(x + dx - 6, base - size * 2, 12, size * 2, colour) +
        circle(x + dx, base - size * 2.2, size, colour) +
        circle(x + dx - size * 0.5, base - size * 1.7, size * 0.62, colour) +
        circle(x + dx + size * 0.5, base - size * 1.7, size * 0.62, colour),
    )
    .join('');

/** Silhouettes that no city is known for. */
export const plainLandmarks: readonly [Landmark, ...Landmark[]] = [
  townHall,
  towerBlocks,
  gabledHouses,
  archBridge,
  tallTrees,
];
