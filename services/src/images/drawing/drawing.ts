/** A finished drawing: SVG content in the coordinates of its natural size. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly content: string;
}
