/** Draws a silhouette that stands at `x` on `base` in one colour; `hole` shows what lies behind. */
export type Landmark = (x: number, base: number, colour: string, hole: string) => string;
