import { rowOfBuildings } from '../drawing/buildings.ts';
import { diceFor } from '../drawing/dice.ts';
import { promotion } from '../drawing/promotion.ts';
import { path, polygon, rect, stroke, verticalGradient } from '../drawing/shapes.ts';
import type { SocialCard } from './socialCard.ts';
import { lineOfText, widthOf } from './typeface.ts';
import { fitText, wrapText } from './wrapText.ts';

/** The size that social networks recommend. */
export const socialSize = { width: 1200, height: 630 };

const margin = 72;
/** The picture on the right. */
const frame = { x: 800, y: margin, width: 328, height: 402, radius: 28 };
const textWidth = frame.x - margin - 48;
/** The colours of the start page: dusk, lit windows. */
const dusk = {
  sky: ['#04473a', '#085e4d', '#0e7560'],
  far: '#096553',
  near: '#032f28',
  light: '#fbb824',
  text: '#ffffff',
  quiet: '#a4d6c8',
};

/** The logo of the site: a pin with a tick. */
const mark = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y}) scale(1.5)">` +
  rect(0, 0, 32, 32, '#ffffff', 9) +
  path(
    'M16 6.500c-4.200 0-7.500 3.300-7.500 7.400 0 5.300 7.500 11.600 7.500 11.600s7.500-6.300 7.500-11.600c0-4.100-3.300-7.400-7.500-7.400Z',
    '#0e7560',
  ) +
  stroke('m12.700 14.100 2.500 2.500 4.300-4.300', '#ffffff', 2.2) +
  '</g>';

const star = (x: number, y: number, radius: number): string =>
  polygon(
    Array.from({ length: 10 }, (_none, index) => {
      const far = index % 2 === 0 ? radius : radius * 0.42;
      const angle = (Math.PI * index) / 5 - Math.PI / 2;
      return [x + far * Math.cos(angle), y + far * Math.sin(angle)] as const;
    }),
    dusk.light,
  );

/** Draws short facts side by side, each on its own background; omits those that do not fit. */
const pills = (figures: readonly string[], y: number): string => {
  let x = margin;
  let drawing = '';
  for (const figure of figures) {
    const hasStar = figure.startsWith('★');
    const text = hasStar ? figure.slice(1).trim() : figure;
    const inset = hasStar ? 58 : 24;
    const width = widthOf(text, 27, 500) + inset + 24;
    if (x + width > frame.x - 24) break;
    drawing += rect(x, y, width, 58, '#0b5a4a', 29) + (hasStar ? star(x + 36, y + 29, 14) : '');
    drawing += lineOfText(text, { x: x + inset, y: y + 39, size: 27, weight: 500, fill: dusk.text });
    x += width + 14;
  }
  return drawing;
};

const pictureOf = ({ picture }: SocialCard): string => {
  const drawing = picture === undefined ? promotion() : picture.kind.draw(picture.slug);
  const { x, y, width, height, radius } = frame;
  // Logos are square and keep their shape; others fill the frame.
  const isSquare = drawing.width === drawing.height;
  const box = isSquare ? { y: y + (height - width) / 2, height: width } : { y, height };
  return (
    `<clipPath id="frame">${rect(x, box.y, width, box.height, '#000000', radius)}</clipPath>` +
    `<g clip-path="url(#frame)"><svg x="${x}" y="${box.y}" width="${width}" height="${box.height}" viewBox="0 0 ${drawing.width} ${drawing.height}" preserveAspectRatio="xMidYMid slice">${drawing.content}</svg></g>`
  );
};

/** The skyline at the foot: lit windows in front, a darker sky behind. */
const foot = (title: string): string => {
  const { width, height } = socialSize;
  const dice = diceFor(`social:${title}`);
  const row = { base: height, minWidth: 56, maxWidth: 120 };
  return (
    rowOfBuildings(dice, width, { ...row, minHeight: 90, maxHeight: 190, colour: dusk.far }) +
    rowOfBuildings(dice, width, {
      ...row,
      minHeight: 40,
      maxHeight: 116,
      colour: dusk.near,
      windows: dusk.light,
      // The name of the site stands on it.
      keepLow: { from: 0, to: 380, share: 0 },
    })
  );
};

/** Draws the picture of a shared link as SVG: a city at dusk, text on the left, a picture on the right. */
export const drawSocialCard = (card: SocialCard): string => {
  const { width, height } = socialSize;
  const [kicker] = wrapText(card.kicker, textWidth, 1, (text) => widthOf(text, 30, 500));
  const { size, lines } = fitText(
    card.title,
    textWidth,
    card.pay === null ? 4 : 2,
    card.pay === null ? [72, 64, 56, 48, 42] : [64, 56, 48, 42],
    (at) => (text) => widthOf(text, at, 700),
  );
  const top = kicker === undefined ? margin + size * 0.85 : margin + 54 + size * 0.85;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<defs>${verticalGradient('dusk', dusk.sky)}</defs>`,
    rect(0, 0, width, height, 'url(#dusk)'),
    foot(card.title),
    kicker === undefined
      ? ''
      : lineOfText(kicker, { x: margin, y: margin + 26, size: 30, weight: 500, fill: dusk.quiet }),
    ...lines.map((line, index) =>
      lineOfText(line, {
        x: margin,
        y: Math.round(top + index * size * 1.16),
        size,
        weight: 700,
        fill: dusk.text,
      }),
    ),
    card.pay === null
      ? ''
      : lineOfText(card.pay.amount, { x: margin, y: 350, size: 56, weight: 700, fill: dusk.light }) +
        lineOfText(card.pay.answers, { x: margin, y: 394, size: 27, weight: 500, fill: dusk.quiet }),
    pills(card.figures, 424),
    mark(margin, 516),
    lineOfText(card.brand, { x: margin + 64, y: 551, size: 32, weight: 700, fill: dusk.text }),
    pictureOf(card),
    '</svg>',
  ].join('');
};
