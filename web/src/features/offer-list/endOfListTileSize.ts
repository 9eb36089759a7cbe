/** Size of the promotional tile that ends a list, in pixels. */
export const endOfListTile = { width: 320, height: 588 } as const;
