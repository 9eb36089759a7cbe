/** The colours of a flat tile, from the ground to the ink. */
export interface Tint {
  readonly ground: string;
  readonly shade: string;
  readonly card: string;
  readonly ink: string;
  readonly accent: string;
}

/** Tints around the site's teal, each with an accent; the contrast of ink on card is over 7:1. */
export const tints: readonly [Tint, ...Tint[]] = [
  { ground: '#d9f0ea', shade: '#b5e0d5', card: '#f6fffc', ink: '#0a4f4a', accent: '#f2a93b' },
  { ground: '#fdeccd', shade: '#f9d898', card: '#fffaf0', ink: '#5e3c05', accent: '#12887b' },
  { ground: '#dcebf5', shade: '#b9d8ec', card: '#f7fcff', ink: '#123f5c', accent: '#f0a13a' },
  { ground: '#fbe2d8', shade: '#f5c3af', card: '#fff8f5', ink: '#6b2814', accent: '#12887b' },
  { ground: '#e3efd6', shade: '#c5dfa9', card: '#fafff5', ink: '#2d4a12', accent: '#ee9a34' },
  { ground: '#e6e4f6', shade: '#cbc6ec', card: '#faf9ff', ink: '#352c71', accent: '#f2a93b' },
];
