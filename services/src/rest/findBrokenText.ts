const isBroken = (text: string): boolean => text.includes('\0') || !text.isWellFormed();

interface Node {
  readonly value: unknown;
  readonly path: string;
}

/**
 * Returns the path of a key or value that PostgreSQL cannot store, because it contains U+0000 or half
 * of a surrogate pair. Keys are joined by dots. Returns null if there is none.
 */
export const findBrokenText = (root: unknown): string | null => {
  // Iterate, because recursion into a deeply nested body would overflow the stack.
  const nodes: Node[] = [{ value: root, path: '' }];
  for (let node = nodes.pop(); node !== undefined; node = nodes.pop()) {
    const { value, path } = node;
    if (typeof value === 'string' && isBroken(value)) return path;
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, inner] of Object.entries(value)) {
      if (isBroken(name)) return path;
      nodes.push({ value: inner, path: path === '' ? name : `${path}.${name}` });
    }
  }
  return null;
};
