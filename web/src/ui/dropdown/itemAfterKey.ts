const isMarked = (item: HTMLElement): boolean =>
  item.getAttribute('aria-current') === 'true' || (item instanceof HTMLInputElement && item.checked);

/**
 * The item that a key moves to; undefined for other keys. From the button (null), the arrows move to the chosen item,
 * or else to the first or last one.
 */
export const itemAfterKey = (
  key: string,
  items: readonly HTMLElement[],
  from: HTMLElement | null,
): HTMLElement | undefined => {
  if (from === null) {
    if (key === 'ArrowDown') return items.find(isMarked) ?? items[0];
    return key === 'ArrowUp' ? ([...items].reverse().find(isMarked) ?? items.at(-1)) : undefined;
  }
  const index = items.indexOf(from);
  if (key === 'ArrowDown') return items[(index + 1) % items.length];
  if (key === 'ArrowUp') return items.at(index - 1);
  if (key === 'Home') return items[0];
  return key === 'End' ? items.at(-1) : undefined;
};
