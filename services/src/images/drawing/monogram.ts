import { type Dice, diceFor } from './dice.ts';
import type { Drawing } from './drawing.ts';
import { type Letter, letterFor } from './letters.ts';
import { circle, path, rect } from './shapes.ts';

const size = 400;

/** Colours of background, motif and letters; the contrast of the letters is over 4.5:1 on both. */
const colours: readonly [Colours, ...Colours[]] = [
  ['#0b6b63', '#15807a', '#ffffff'],
  ['#17365c', '#27507f', '#ffffff'],
  ['#b3361f', '#c94f35', '#ffffff'],
  ['#5b2a86', '#7440a4', '#ffffff'],
  ['#f5b62e', '#ffd064', '#3b2500'],
  ['#1f6f3d', '#2f834d', '#ffffff'],
  ['#a61e5a', '#c13a75', '#ffffff'],
  ['#0d5c8c', '#2377aa', '#ffffff'],
  ['#26323b', '#3d4d59', '#ffc65c'],
  ['#bfe8df', '#98d8cb', '#0a4a45'],
  ['#ffd9c7', '#ffc0a4', '#7a2410'],
  ['#d8e2ff', '#b9caff', '#1c2f74'],
  ['#7a4a12', '#96611f', '#ffffff'],
  ['#3f4fb5', '#5767cd', '#ffffff'],
];
type Colours = readonly [ground: string, motif: string, ink: string];

const motifs: readonly [Motif, ...Motif[]] = [
  (colour) => path('M0 400A400 400 0 0 1 400 0V400Z', colour),
  (colour) => circle(400, 0, 230, colour),
  (colour) => path('M0 400L400 0V400Z', colour),
  (colour) => `<circle cx="200" cy="200" r="158" fill="none" stroke="${colour}" stroke-width="26"/>`,
  (colour) => path('M0 260C110 200 190 340 400 230V400H0Z', colour),
  (colour) => circle(200, 200, 168, colour),
  (colour) => rect(52, 52, 296, 296, colour, 90),
  (colour) => path('M0 0H400V60A200 140 0 0 1 0 60Z', colour),
];
type Motif = (colour: string) => string;

const smallWords = new Set(['and', 'the', 'of', 'co', 'for']);

/** Returns the initials of a company: the first letters of its first two significant words. */
export const initials = (slug: string): string => {
  const words = slug
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '');
  const significant = words.filter((word) => !smallWords.has(word));
  const chosen = significant.length > 1 ? significant : words;
  return chosen
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join('');
};

const drawLetters = (glyphs: readonly Letter[], ink: string) => {
  const gap = 26;
  const width = glyphs.reduce((sum, glyph) => sum + glyph.width, 0) + gap * (glyphs.length - 1);
  const scale = Math.min(1.75, 244 / width);
  let x = 0;
  const lines = glyphs.map(({ width: glyphWidth, d }) => {
    const placed = `<path transform="translate(${x})" d="${d}"/>`;
    x += glyphWidth + gap;
    return placed;
  });
  const left = Math.round((size - width * scale) / 2);
  const top = Math.round((size - 100 * scale) / 2);
  return `<g transform="translate(${left} ${top}) scale(${scale.toFixed(3)})" fill="none" stroke="${ink}" stroke-width="${glyphs.length > 1 ? 19 : 20}" stroke-linecap="round" stroke-linejoin="round">${lines.join('')}</g>`;
};

const pickColours = (dice: Dice): Colours => dice.pick(colours);

/** The logo of a company: its initials on a coloured tile. */
export const monogram = (slug: string): Drawing => {
  const dice = diceFor(`logo:${slug}`);
  const [ground, motif, ink] = pickColours(dice);
  const glyphs = [...initials(slug)].flatMap((character) => letterFor(character) ?? []);
  const mark = glyphs.length > 0 ? drawLetters(glyphs, ink) : circle(200, 200, 70, ink);
  return {
    width: size,
    height: size,
    content: rect(0, 0, size, size, ground) + dice.pick(motifs)(motif) + mark,
  };
};
