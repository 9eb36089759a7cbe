import { type Dice } from './dice.ts';
import { circle, path, rect, stroke } from './shapes.ts';
import type { Tint } from './tints.ts';

const grounds: readonly [Ground, ...Ground[]] = [
  (w, h, tint) =>
    circle(w * 0.84, h * 0.2, h * 0.36, tint.shade) + circle(w * 0.1, h * 0.96, h * 0.3, tint.shade),
  (w, h, tint) =>
    path(`M0 ${h * 0.66}C${w * 0.3} ${h * 0.5} ${w * 0.55} ${h * 0.92} ${w} ${h * 0.6}V${h}H0Z`, tint.shade),
  (w, h, tint) => path(`M${w} 0V${h}H${w * 0.42}A${w * 0.58} ${h} 0 0 1 ${w} 0Z`, tint.shade),
  (w, h, tint) =>
    path(`M0 0H${w * 0.5}A${w * 0.5} ${h * 0.8} 0 0 1 0 ${h * 0.8}Z`, tint.shade) +
    circle(w * 0.9, h * 0.9, h * 0.22, tint.shade),
];
type Ground = (width: number, height: number, tint: Tint) => string;

const decorations = (dice: Dice, width: number, height: number, tint: Tint) => {
  const [left, right] = [dice.between(0.1, 0.18) * width, dice.between(0.82, 0.9) * width];
  const [a, b] = [dice.between(0.18, 0.34) * height, dice.between(0.64, 0.8) * height];
  return (
    circle(left, a, height * 0.028, tint.accent) +
    `<circle cx="${Math.round(right)}" cy="${Math.round(b)}" r="${Math.round(height * 0.034)}" fill="none" stroke="${tint.accent}" stroke-width="${Math.round(height * 0.016)}"/>` +
    stroke(`M${Math.round(right - 12)} ${Math.round(a)}h24m-12 -12v24`, tint.ink, height * 0.012)
  );
};

/** Draws a flat 24-by-24 icon on a light disc over a tinted background. */
export const iconTile = (dice: Dice, tint: Tint, width: number, height: number, icon: string): string => {
  const disc = Math.min(width, height) * 0.34;
  const scale = (disc * 1.16) / 24;
  const [x, y] = [width / 2 - 12 * scale, height / 2 - 12 * scale];
  return (
    rect(0, 0, width, height, tint.ground) +
    dice.pick(grounds)(width, height, tint) +
    decorations(dice, width, height, tint) +
    circle(width / 2, height / 2 + disc * 0.07, disc, tint.ink, 0.1) +
    circle(width / 2, height / 2, disc, tint.card) +
    `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})">${stroke(icon, tint.ink, 1.5)}</g>`
  );
};
