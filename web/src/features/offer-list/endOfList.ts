const columns = 3;

/**
 * How many cards precede the tile, so that it fills the last column of the last two rows on a desktop. It is two rows
 * high; where the grid has fewer columns the style sheet puts it last.
 */
export const cardsBeforeTile = (cards: number): number => {
  const rows = Math.max(2, Math.ceil((cards + 2) / columns));
  return Math.min(cards, (rows - 2) * columns + columns - 1);
};
