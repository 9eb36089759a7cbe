const isMarked = (item: HTMLElement): boolean =>
  item.getAttribute('aria-current') === 'true' || (item instanceof HTMLInputElement && item.checked);

/** Where a key leads among the items of a list; undefined for keys that lead nowhere. From its button (null), the
 * arrows lead to what is chosen, or else to an end. */
export const itemAfterKey = (
  key: string,
  items: readonly HTMLElement[],
  from: HTMLElement | null,
): HTMLElement | undefined => {
  if (from === null) {
    if (key === 'ArrowDown') return items.find(isMarked) ?? items[0];
    return key === 'ArrowUp' ? (items.findLast(isMarked) ?? items.at(-1)) : undefined;
  }
  const index = items.indexOf(from);
  if (key === 'ArrowDown') return items[(index + 1) % items.length];
  if (key === 'ArrowUp') return items.at(index - 1);
  if (key === 'Home') return items[0];
  return key === 'End' ? items.at(-1) : undefined;
};
