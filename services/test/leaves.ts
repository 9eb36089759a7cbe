export type Leaf = readonly [path: string, text: string];

/** Returns every text in a value with its path of keys. */
export const leaves = (value: unknown, path = ''): Leaf[] => {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => leaves(child, path === '' ? key : `${path}.${key}`));
};
