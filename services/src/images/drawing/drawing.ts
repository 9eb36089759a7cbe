/** A finished drawing: SVG content in the coordinates of its natural size. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly content: string;
}

/** Draws a silhouette at `x` on the baseline `base`; `hole` is the colour of its openings. */
export type Landmark = (x: number, base: number, colour: string, hole: string) => string;
