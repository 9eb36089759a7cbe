import { type Dice, diceFor } from './dice.ts';
import type { Drawing } from './drawing.ts';
import { circle, path, rect } from './shapes.ts';

const width = 1200;
const height = 630;

const palettes: readonly [Palette, ...Palette[]] = [
  ['#e6f4ef', '#bfe3d8', '#5fb3a3', '#0f766e', '#0b4a4c', '#f2a93b'],
  ['#fdf0d8', '#f7d391', '#e89b3c', '#12887b', '#0b4a4c', '#c2543b'],
  ['#e4f0f7', '#bcdaea', '#6aa8c7', '#2f6f8f', '#143f56', '#f2b04a'],
  ['#fbe9e1', '#f3c4ae', '#de8566', '#0f766e', '#123f45', '#f4bd5b'],
];
type Palette = readonly [
  ground: string,
  light: string,
  soft: string,
  strong: string,
  deep: string,
  accent: string,
];

const landscape = (dice: Dice, [, light, soft, strong, deep, accent]: Palette) => {
  const wave = (y: number, fill: string) => {
    const [a, b, c] = [dice.between(-90, 90), dice.between(-90, 90), dice.between(-70, 70)].map((d) =>
      Math.round(y + d),
    );
    return path(`M0 ${y}C200 ${a} 380 ${b} 600 ${y}S1000 ${c} 1200 ${b}V630H0Z`, fill);
  };
  return (
    circle(dice.between(240, 960), dice.between(150, 240), 84, accent) +
    [wave(290, light), wave(370, soft), wave(460, strong), wave(550, deep)].join('')
  );
};

const arches = (dice: Dice, [, light, soft, strong, deep, accent]: Palette) => {
  const concentricArcs = (x: number, base: number, radius: number) =>
    [light, soft, strong, deep]
      .map((fill, index) =>
        path(
          `M${x - radius * (1 - index * 0.22)} ${base}A${radius * (1 - index * 0.22)} ${radius * (1 - index * 0.22)} 0 0 1 ${x + radius * (1 - index * 0.22)} ${base}Z`,
          fill,
        ),
      )
      .join('');
  const x = dice.integer(360, 840);
  return (
    circle(x > 600 ? 240 : 960, 170, 66, accent) +
    concentricArcs(x > 600 ? x - 460 : x + 460, 630, 230) +
    concentricArcs(x, 630, 380)
  );
};

const quarterCircles = (dice: Dice, palette: Palette) => {
  const [, ...fills] = palette;
  const side = 210;
  let tiles = '';
  for (let row = 0; row < 3; row += 1) {
    for (let column = 0; column < 6; column += 1) {
      const [x, y] = [column * side - 30, row * side];
      const [back, front] = [
        dice.pick([palette[0], palette[1], palette[0]]),
        dice.pick(fills as [string, ...string[]]),
      ];
      const rotation = dice.integer(0, 3) * 90;
      const shape = dice.chance(0.2)
        ? circle(105, 105, 62, front)
        : path('M0 0A210 210 0 0 1 210 210H0Z', front);
      tiles +=
        rect(x, y, side, side, back) +
        `<g transform="translate(${x} ${y}) rotate(${rotation} 105 105)">${shape}</g>`;
    }
  }
  return tiles;
};

/** The abstract illustration of an article. */
export const postIllustration = (image: string): Drawing => {
  const dice = diceFor(`post:${image}`);
  const palette = dice.pick(palettes);
  const composition = dice.pick([landscape, arches, quarterCircles]);
  return { width, height, content: rect(0, 0, width, height, palette[0]) + composition(dice, palette) };
};
