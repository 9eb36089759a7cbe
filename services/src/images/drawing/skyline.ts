import { rowOfBuildings } from './buildings.ts';
import { type Dice, diceFor } from './dice.ts';
import type { Drawing } from './drawing.ts';
import { cityInName, landmarkOf } from './landmarks.ts';
import { circle, glow, path, rect, verticalGradient } from './shapes.ts';
import { type SkylinePalette, skylinePalettes } from './skylinePalette.ts';

const width = 1600;
const height = 900;
/** The baseline of the skyline, high enough to stay visible in a wide crop. */
const base = 660;

const clouds = (dice: Dice, palette: SkylinePalette) => {
  let drawing = '';
  for (let cloud = 0; cloud < 5; cloud += 1) {
    const [x, y, length] = [dice.between(-60, 1500), dice.between(90, 360), dice.between(150, 340)];
    drawing += rect(x, y, length, 20, palette.cloud, 10);
    drawing += rect(x + length * 0.2, y - 18, length * 0.5, 30, palette.cloud, 15);
  }
  return `<g opacity=".28">${drawing}</g>`;
};

const hills = (dice: Dice, colour: string) => {
  const [a, b, c] = [dice.between(380, 480), dice.between(400, 520), dice.between(380, 500)].map(Math.round);
  return path(`M0 ${base}V${b}C260 ${a} 420 ${c} 700 ${b}S1240 ${a} 1600 ${c}V${base}Z`, colour, 0.5);
};

const river = (dice: Dice, palette: SkylinePalette) => {
  let light = '';
  for (let line = 0; line < 46; line += 1) {
    const y = base + 26 + line * 5;
    light += rect(dice.between(-40, 1560), y, dice.between(40, 220), 3, palette.sun, 1.5);
  }
  return rect(0, base, width, height - base, 'url(#ground)') + `<g opacity=".16">${light}</g>`;
};

const park = (dice: Dice, palette: SkylinePalette) => {
  let trees = '';
  for (let x = -20; x < width; x += dice.between(26, 84)) {
    const size = dice.between(20, 46);
    trees += dice.chance(0.3)
      ? path(
          `M${Math.round(x)} ${base + 22}l${Math.round(size * 0.5)} ${-Math.round(size * 2.1)}l${Math.round(size * 0.5)} ${Math.round(size * 2.1)}Z`,
          palette.ground,
        )
      : circle(x, base + 10 - size * 0.5, size, palette.ground);
  }
  return (
    trees +
    path(`M0 ${base + 4}Q400 ${base - 18} 800 ${base + 6}T1600 ${base}V900H0Z`, 'url(#ground)') +
    `<g transform="translate(${dice.integer(-220, 220)} 0)${dice.chance(0.5) ? ' matrix(-1 0 0 1 1600 0)' : ''}">` +
    path(
      'M560 900C640 800 980 780 860 720C800 694 760 684 800 668C800 690 1010 700 1030 740C1050 800 800 830 790 900Z',
      palette.groundLight,
      0.55,
    ) +
    '</g>'
  );
};

/** Draws a city's skyline by day or at dusk, with its landmark; another seed gives another view of it. */
const drawSkyline = (seed: string, slug: string): Drawing => {
  const dice = diceFor(seed);
  const palette = dice.pick(skylinePalettes);
  const sun = { x: dice.between(260, 1340), y: dice.between(210, 380), radius: dice.between(44, 70) };
  const landmark = landmarkOf(slug);
  const landmarkX = Math.round(dice.chance(0.5) ? dice.between(460, 660) : dice.between(940, 1140));
  const keepLow = { from: landmarkX - 190, to: landmarkX + 190, share: 0.28 };
  const rows = [
    rowOfBuildings(dice, width, {
      base,
      minHeight: 120,
      maxHeight: 350,
      minWidth: 44,
      maxWidth: 110,
      colour: palette.far,
    }),
    `<g transform="translate(${landmarkX} ${base}) scale(1.02)">${landmark(0, 0, palette.middle, palette.far)}</g>`,
    rowOfBuildings(dice, width, {
      base,
      minHeight: 60,
      maxHeight: 250,
      minWidth: 54,
      maxWidth: 120,
      colour: palette.middle,
      windows: palette.cloud,
      keepLow: { ...keepLow, share: 0 },
    }),
    rowOfBuildings(dice, width, {
      base,
      minHeight: 34,
      maxHeight: 170,
      minWidth: 64,
      maxWidth: 150,
      colour: palette.near,
      windows: palette.window,
      keepLow,
    }),
  ];
  return {
    width,
    height,
    content: [
      `<defs>${verticalGradient('sky', palette.sky)}${verticalGradient('ground', [palette.groundLight, palette.ground])}${glow('sun', palette.sun)}</defs>`,
      rect(0, 0, width, base - 110, 'url(#sky)') + rect(0, base - 111, width, 150, palette.sky[2]),
      circle(sun.x, sun.y, sun.radius * 6, 'url(#sun)'),
      circle(sun.x, sun.y, sun.radius, palette.sun, 0.9),
      clouds(dice, palette),
      hills(dice, palette.far),
      ...rows,
      dice.chance(0.5) ? river(dice, palette) : park(dice, palette),
    ].join(''),
  };
};

/** The header picture of a city. */
export const citySkyline = (slug: string): Drawing => drawSkyline(`skyline:${slug}`, slug);

/** The picture of an article: the city that it is about, or another. It has the proportions of a shared link. */
export const postSkyline = (image: string): Drawing => {
  const { content } = drawSkyline(`post:${image}`, cityInName(image) ?? image);
  return {
    width: 1200,
    height: 630,
    content: `<g transform="translate(0 -22) scale(.75)">${content}</g>`,
  };
};
