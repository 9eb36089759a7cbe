const isBroken = (text: string): boolean => text.includes('\0') || !text.isWellFormed();

interface Place {
  readonly value: unknown;
  readonly path: string;
}

/**
 * Returns the path of a text that PostgreSQL cannot store, in a key or a value: one with U+0000 or half
 * of a surrogate pair. Keys are joined by dots; null when there is none.
 */
export const brokenText = (whole: unknown): string | null => {
  // Iterative, because a deeply nested body would overflow the stack.
  const places: Place[] = [{ value: whole, path: '' }];
  for (let place = places.pop(); place !== undefined; place = places.pop()) {
    const { value, path } = place;
    if (typeof value === 'string' && isBroken(value)) return path;
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, inner] of Object.entries(value)) {
      if (isBroken(name)) return path;
      places.push({ value: inner, path: path === '' ? name : `${path}.${name}` });
    }
  }
  return null;
};
