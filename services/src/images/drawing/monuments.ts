import type { Landmark } from './drawing.ts';
import { circle, path, polygon, rect, stroke } from './shapes.ts';

/** A big wheel. */
export const bigWheel: Landmark = (x, base, colour) => {
  const centre = base - 150;
  let spokes = '';
  for (let spoke = 0; spoke < 12; spoke += 1) {
    const angle = (spoke * Math.PI) / 6;
    const [dx, dy] = [Math.round(Math.cos(angle) * 128), Math.round(Math.sin(angle) * 128)];
    spokes +=
      stroke(`M${x} ${centre}L${x + dx} ${centre + dy}`, colour, 2) + circle(x + dx, centre + dy, 9, colour);
  }
  return (
    `<circle cx="${x}" cy="${centre}" r="128" fill="none" stroke="${colour}" stroke-width="7"/>${spokes}` +
    stroke(`M${x - 60} ${base}L${x} ${centre}L${x + 60} ${base}`, colour, 9)
  );
};

/** A dome on columns. */
export const greatDome: Landmark = (x, base, colour, hole) => {
  let columns = '';
  for (let column = -3; column <= 3; column += 1)
    columns += rect(x + column * 22 - 4, base - 176, 8, 38, hole);
  return (
    rect(x - 150, base - 110, 300, 110, colour) +
    rect(x - 92, base - 190, 184, 90, colour, 2) +
    `<g opacity=".5">${columns}</g>` +
    path(`M${x - 88} ${base - 188}A88 112 0 0 1 ${x + 88} ${base - 188}Z`, colour) +
    rect(x - 12, base - 336, 24, 42, colour, 2) +
    polygon(
      [
        [x - 8, base - 334],
        [x, base - 376],
        [x + 8, base - 334],
      ],
      colour,
    )
  );
};

const minaret = (x: number, base: number, height: number, colour: string) =>
  rect(x - 6, base - height, 12, height, colour) +
  rect(x - 11, base - height * 0.72, 22, 8, colour, 2) +
  polygon(
    [
      [x - 8, base - height],
      [x, base - height - 62],
      [x + 8, base - height],
    ],
    colour,
  );

/** A mosque with its minarets. */
export const mosque: Landmark = (x, base, colour) =>
  rect(x - 150, base - 96, 300, 96, colour) +
  path(`M${x - 80} ${base - 108}A80 84 0 0 1 ${x + 80} ${base - 108}V${base}H${x - 80}Z`, colour) +
  path(`M${x - 150} ${base - 92}A44 44 0 0 1 ${x - 62} ${base - 92}Z`, colour) +
  path(`M${x + 62} ${base - 92}A44 44 0 0 1 ${x + 150} ${base - 92}Z`, colour) +
  rect(x - 2, base - 226, 4, 40, colour) +
  minaret(x - 176, base, 250, colour) +
  minaret(x + 176, base, 250, colour) +
  minaret(x - 112, base, 210, colour) +
  minaret(x + 112, base, 210, colour);

/** Five houses with stepped gables. */
export const steppedGables: Landmark = (x, base, colour, hole) =>
  [-180, -108, -36, 36, 108]
    .map((dx, index) => {
      const [left, top] = [x + dx, base - 190 - (index % 3) * 26];
      return (
        rect(left, top, 68, base - top, colour) +
        polygon(
          [
            [left, top],
            [left, top - 20],
            [left + 14, top - 20],
            [left + 14, top - 44],
            [left + 24, top - 44],
            [left + 34, top - 62],
            [left + 44, top - 44],
            [left + 54, top - 44],
            [left + 54, top - 20],
            [left + 68, top - 20],
            [left + 68, top],
          ],
          colour,
        ) +
        `<g opacity=".55">${[0, 1, 2].map((row) => [12, 29, 46].map((column) => rect(left + column, top + 14 + row * 48, 10, 24, hole, 1)).join('')).join('')}</g>`
      );
    })
    .join('');

/** A suspension bridge. */
export const suspensionBridge: Landmark = (x, base, colour) => {
  let hangers = '';
  for (let dx = -300; dx <= 300; dx += 30) {
    const span = Math.abs(dx) <= 150 ? (dx / 150) ** 2 : (1 - (Math.abs(dx) - 150) / 170) ** 2;
    hangers += rect(x + dx - 1, base - 60 - span * 170, 2, span * 170, colour);
  }
  return (
    [-150, 150]
      .map(
        (dx) =>
          rect(x + dx - 10, base - 250, 7, 250, colour) +
          rect(x + dx + 3, base - 250, 7, 250, colour) +
          rect(x + dx - 10, base - 236, 20, 8, colour) +
          rect(x + dx - 10, base - 160, 20, 8, colour),
      )
      .join('') +
    stroke(
      `M${x - 330} ${base - 58}Q${x - 210} ${base - 90} ${x - 150} ${base - 244}Q${x} ${base + 116} ${x + 150} ${base - 244}Q${x + 210} ${base - 90} ${x + 330} ${base - 58}`,
      colour,
      4,
    ) +
    `<g opacity=".7">${hangers}</g>` +
    rect(x - 360, base - 62, 720, 12, colour)
  );
};

/** A gate with three arches. */
export const gate: Landmark = (x, base, colour, hole) =>
  rect(x - 130, base - 170, 260, 170, colour) +
  rect(x - 142, base - 182, 284, 16, colour) +
  polygon(
    [
      [x - 66, base - 180],
      [x - 66, base - 208],
      [x, base - 240],
      [x + 66, base - 208],
      [x + 66, base - 180],
    ],
    colour,
  ) +
  `<g opacity=".75">${[-92, 0, 92].map((dx) => path(`M${x + dx - 25} ${base}V${base - 88}A25 28 0 0 1 ${x + dx + 25} ${base - 88}V${base}Z`, hole)).join('')}</g>`;

/** A church with one spire. */
export const church: Landmark = (x, base, colour, hole) =>
  rect(x - 26, base - 210, 52, 210, colour) +
  polygon(
    [
      [x - 30, base - 208],
      [x, base - 380],
      [x + 30, base - 208],
    ],
    colour,
  ) +
  circle(x, base - 178, 11, hole, 0.6) +
  polygon(
    [
      [x + 24, base],
      [x + 24, base - 110],
      [x + 60, base - 160],
      [x + 190, base - 160],
      [x + 190, base],
    ],
    colour,
  );

/** A cathedral with two spires. */
export const twinSpires: Landmark = (x, base, colour, hole) =>
  [-48, 48]
    .map(
      (dx) =>
        rect(x + dx - 24, base - 210, 48, 210, colour) +
        polygon(
          [
            [x + dx - 26, base - 208],
            [x + dx, base - 370],
            [x + dx + 26, base - 208],
          ],
          colour,
        ),
    )
    .join('') +
  polygon(
    [
      [x - 40, base],
      [x - 40, base - 150],
      [x, base - 196],
      [x + 40, base - 150],
      [x + 40, base],
    ],
    colour,
  ) +
  circle(x, base - 134, 15, hole, 0.6);
