const base64 = /^[A-Za-z0-9+/]+=*$/;

const isGlobalId = (id: unknown): id is string =>
  typeof id === 'string' &&
  base64.test(id) &&
  /^[A-Z]\w*:/.test(Buffer.from(id, 'base64').toString('latin1'));

/** The global ids in an answer. The operations of the site select the id of everything that they show. */
export const idsIn = (value: unknown, found = new Set<string>()): Set<string> => {
  if (Array.isArray(value)) for (const inner of value) idsIn(inner, found);
  else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) {
      if (name === 'id' && isGlobalId(inner)) found.add(inner);
      else idsIn(inner, found);
    }
  }
  return found;
};
