/** Draws a silhouette at `x` on the baseline `base`; `hole` is the colour of its openings. */
export type Landmark = (x: number, base: number, colour: string, hole: string) => string;
