import { rowOfBuildings } from './buildings.ts';
import { diceFor } from './dice.ts';
import type { Drawing } from './drawing.ts';
import { circle, glow, path, rect, stroke, verticalGradient } from './shapes.ts';

const card = (x: number, y: number, rotation: number, accent: string) =>
  `<g transform="translate(${x} ${y}) rotate(${rotation})">` +
  rect(-74, -30, 148, 64, '#04262b', 12).replace('/>', ' fill-opacity=".25" transform="translate(0 6)"/>') +
  rect(-74, -34, 148, 64, '#ffffff', 12) +
  rect(-62, -22, 40, 40, accent, 9) +
  rect(-12, -18, 68, 9, '#b9d5d1', 4.5) +
  rect(-12, -2, 46, 9, '#d9e8e5', 4.5) +
  '</g>';

const pin = (x: number, y: number) =>
  path(
    `M${x} ${y + 74}C${x - 24} ${y + 40} ${x - 46} ${y + 22} ${x - 46} ${y - 8}A46 46 0 0 1 ${x + 46} ${y - 8}C${x + 46} ${y + 22} ${x + 24} ${y + 40} ${x} ${y + 74}Z`,
    '#f7b23c',
  ) +
  circle(x, y - 8, 27, '#ffffff') +
  stroke(`M${x - 11} ${y - 8}l8 9l15 -17`, '#0f766e', 6);

/** Draws the tile at the end of a list of offers: cards over a skyline, without text. */
export const promotion = (): Drawing => {
  const dice = diceFor('promotion');
  return {
    width: 320,
    height: 588,
    content: [
      `<defs>${verticalGradient('sky', ['#0b4f53', '#15807a', '#f3c88f'])}${glow('sun', '#ffe2ac')}</defs>`,
      rect(0, 0, 320, 588, 'url(#sky)'),
      circle(160, 214, 190, 'url(#sun)'),
      [150, 112, 74]
        .map(
          (radius) =>
            `<circle cx="160" cy="206" r="${radius}" fill="none" stroke="#ffffff" stroke-opacity=".22" stroke-width="2"/>`,
        )
        .join(''),
      card(104, 92, -7, '#5fb3a3'),
      card(222, 326, 6, '#e58a5f'),
      card(98, 372, -4, '#6c8fc0'),
      pin(160, 206),
      rowOfBuildings(dice, 320, {
        base: 560,
        minHeight: 40,
        maxHeight: 110,
        minWidth: 22,
        maxWidth: 44,
        colour: '#2f8f88',
      }),
      rowOfBuildings(dice, 320, {
        base: 560,
        minHeight: 20,
        maxHeight: 74,
        minWidth: 26,
        maxWidth: 56,
        colour: '#0d4f52',
        windows: '#ffd27a',
      }),
      path('M0 548Q160 530 320 550V588H0Z', '#07373b'),
    ].join(''),
  };
};
