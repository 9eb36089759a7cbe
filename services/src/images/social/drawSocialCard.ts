import { promotion } from '../drawing/promotion.ts';
import { circle, polygon, rect } from '../drawing/shapes.ts';
import type { SocialCard } from './socialCard.ts';
import { lineOfText, widthOf } from './typeface.ts';
import { fitText, wrapText } from './wrapText.ts';

/** The size that social networks recommend. */
export const socialSize = { width: 1200, height: 630 };

const panelArea = { x: 784, width: 416 };
const margin = 72;
const textWidth = panelArea.x - margin - 56;
const ink = { title: '#0f2b28', soft: '#0e6b59', quiet: '#33504c' };

/** The logo of the site: a pin with a tick. */
const mark = (x: number, y: number): string =>
  rect(x, y, 44, 44, '#0e7560', 12) +
  circle(x + 22, y + 22, 12, '#ffffff') +
  `<path d="M${x + 16} ${y + 22}l4.500 4.500l8 -9" fill="none" stroke="#0e7560" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`;

const star = (x: number, y: number, radius: number): string =>
  polygon(
    Array.from({ length: 10 }, (_none, index) => {
      const far = index % 2 === 0 ? radius : radius * 0.42;
      const angle = (Math.PI * index) / 5 - Math.PI / 2;
      return [x + far * Math.cos(angle), y + far * Math.sin(angle)] as const;
    }),
    '#d98e04',
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
    if (x + width > panelArea.x - 24) break;
    drawing += rect(x, y, width, 58, '#e2f3ee', 29) + (hasStar ? star(x + 36, y + 29, 14) : '');
    drawing += lineOfText(text, { x: x + inset, y: y + 39, size: 27, weight: 500, fill: ink.title });
    x += width + 14;
  }
  return drawing;
};

const panel = ({ picture }: SocialCard): string => {
  const drawing = picture === undefined ? promotion() : picture.kind.draw(picture.slug);
  const { x, width } = panelArea;
  const { height } = socialSize;
  // Square pictures are centred on a tinted background; others fill the panel.
  const square = drawing.width === drawing.height;
  const box = square
    ? { x: x + 68, y: (height - 280) / 2, width: 280, height: 280 }
    : { x, y: 0, width, height };
  return (
    rect(x, 0, width, height, '#cfe8e1') +
    `<svg x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" viewBox="0 0 ${drawing.width} ${drawing.height}" preserveAspectRatio="xMidYMid slice">${drawing.content}</svg>`
  );
};

/** Draws the picture of a shared link as SVG: text on the left, a picture on the right. */
export const drawSocialCard = (card: SocialCard): string => {
  const { width, height } = socialSize;
  const [kicker] = wrapText(card.kicker, textWidth, 1, (text) => widthOf(text, 30, 500));
  const { size, lines } = fitText(
    card.title,
    textWidth,
    4,
    [72, 64, 56, 48, 42],
    (at) => (text) => widthOf(text, at, 700),
  );
  const top = kicker === undefined ? margin + size * 0.85 : margin + 54 + size * 0.85;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    rect(0, 0, width, height, '#fbfdfc'),
    rect(0, 0, 14, height, '#0e7560'),
    kicker === undefined
      ? ''
      : lineOfText(kicker, { x: margin, y: margin + 26, size: 30, weight: 500, fill: ink.soft }),
    ...lines.map((line, index) =>
      lineOfText(line, {
        x: margin,
        y: Math.round(top + index * size * 1.16),
        size,
        weight: 700,
        fill: ink.title,
      }),
    ),
    pills(card.figures, 450),
    mark(margin, 540),
    lineOfText(card.brand, { x: margin + 60, y: 573, size: 32, weight: 700, fill: ink.quiet }),
    panel(card),
    '</svg>',
  ].join('');
};
