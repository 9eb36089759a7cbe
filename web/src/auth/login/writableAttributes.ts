/** The attributes without those that only the identity service may set: the id, and whether an address is verified. */
export const writableAttributes = (
  attributes: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(attributes).filter(([name]) => name !== 'sub' && !name.includes('_verified')),
  );
