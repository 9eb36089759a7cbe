import type { Landmark } from './drawing.ts';
import { circle, path, polygon, rect } from './shapes.ts';

/** A shaft with a sphere and an antenna. */
export const televisionTower: Landmark = (x, base, colour) =>
  polygon(
    [
      [x - 11, base],
      [x - 5, base - 270],
      [x + 5, base - 270],
      [x + 11, base],
    ],
    colour,
  ) +
  circle(x, base - 285, 29, colour) +
  rect(x - 17, base - 262, 34, 10, colour, 3) +
  polygon(
    [
      [x - 6, base - 310],
      [x - 1.5, base - 430],
      [x + 1.5, base - 430],
      [x + 6, base - 310],
    ],
    colour,
  );

/** An iron lattice tower on four legs. */
export const latticeTower: Landmark = (x, base, colour, hole) =>
  path(
    `M${x - 100} ${base}C${x - 52} ${base - 110} ${x - 22} ${base - 230} ${x - 7} ${base - 400}H${x + 7}C${x + 22} ${base - 230} ${x + 52} ${base - 110} ${x + 100} ${base}H${x + 58}A58 62 0 0 0 ${x - 58} ${base}Z`,
    colour,
  ) +
  path(`M${x - 33} ${base - 112}L${x} ${base - 190}L${x + 33} ${base - 112}Z`, hole, 0.55) +
  rect(x - 66, base - 104, 132, 12, colour, 2) +
  rect(x - 36, base - 206, 72, 10, colour, 2) +
  rect(x - 2, base - 436, 4, 44, colour);

/** A clock tower with a pointed roof. */
export const clockTower: Landmark = (x, base, colour, hole) =>
  rect(x - 25, base - 290, 50, 290, colour) +
  rect(x - 31, base - 300, 62, 62, colour, 2) +
  circle(x, base - 268, 20, hole, 0.8) +
  polygon(
    [
      [x - 30, base - 300],
      [x - 12, base - 352],
      [x + 12, base - 352],
      [x + 30, base - 300],
    ],
    colour,
  ) +
  polygon(
    [
      [x - 11, base - 350],
      [x, base - 410],
      [x + 11, base - 350],
    ],
    colour,
  );

/** A skyscraper that narrows in steps, with a smaller one beside it. */
export const setBackTower: Landmark = (x, base, colour) =>
  rect(x - 62, base - 190, 124, 190, colour) +
  rect(x - 46, base - 300, 92, 120, colour) +
  rect(x - 30, base - 350, 60, 60, colour) +
  rect(x - 17, base - 378, 34, 34, colour) +
  polygon(
    [
      [x - 7, base - 376],
      [x - 1.5, base - 450],
      [x + 1.5, base - 450],
      [x + 7, base - 376],
    ],
    colour,
  ) +
  polygon(
    [
      [x + 96, base],
      [x + 96, base - 250],
      [x + 120, base - 290],
      [x + 144, base - 250],
      [x + 144, base],
    ],
    colour,
  );

/** A tall central tower between four small ones. */
export const palaceOfTowers: Landmark = (x, base, colour) =>
  rect(x - 150, base - 110, 300, 110, colour) +
  rect(x - 94, base - 150, 188, 60, colour) +
  rect(x - 42, base - 318, 84, 318, colour) +
  rect(x - 26, base - 350, 52, 40, colour) +
  polygon(
    [
      [x - 16, base - 348],
      [x, base - 446],
      [x + 16, base - 348],
    ],
    colour,
  ) +
  [-150, -94, 74, 130]
    .map((dx) =>
      polygon(
        [
          [x + dx, base - 108],
          [x + dx + 10, base - 196],
          [x + dx + 20, base - 108],
        ],
        colour,
      ),
    )
    .join('');

/** A brick tower with an open crown. */
export const crownedTower: Landmark = (x, base, colour, hole) =>
  rect(x - 30, base - 270, 60, 270, colour) +
  rect(x - 36, base - 276, 72, 12, colour, 2) +
  rect(x - 22, base - 326, 44, 54, colour) +
  `<g opacity=".6">${rect(x - 13, base - 318, 8, 32, hole, 4)}${rect(x + 5, base - 318, 8, 32, hole, 4)}</g>` +
  path(`M${x - 22} ${base - 325}A22 30 0 0 1 ${x + 22} ${base - 325}Z`, colour) +
  rect(x - 2, base - 396, 4, 48, colour) +
  rect(x + 30, base - 104, 190, 104, colour);

/** Four slender high-rises. */
export const slenderTowers: Landmark = (x, base, colour) =>
  polygon(
    [
      [x - 128, base],
      [x - 128, base - 300],
      [x - 76, base - 330],
      [x - 76, base],
    ],
    colour,
  ) +
  rect(x - 58, base - 352, 50, 352, colour, 5) +
  polygon(
    [
      [x + 12, base],
      [x + 12, base - 318],
      [x + 38, base - 338],
      [x + 64, base - 318],
      [x + 64, base],
    ],
    colour,
  ) +
  path(`M${x + 82} ${base}V${base - 262}A27 60 0 0 1 ${x + 136} ${base - 262}V${base}Z`, colour);
