const isBroken = (text: string): boolean => text.includes('\0') || !text.isWellFormed();

type Place = { readonly value: unknown; readonly path: string };

/**
 * Where a value holds a text that no database keeps, in a name or in what stands under it: one with U+0000 or with half
 * of a surrogate pair. Names within names are joined by dots; null when all is well.
 */
export const brokenText = (whole: unknown): string | null => {
  // Not by recursion: a body may be nested as deep as it is long.
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
