const parsed = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
};

/** The fields of an object that the browser stores as text; none if it stores anything else. */
export const storedFields = (text: string | null): Readonly<Record<string, unknown>> => {
  const value = parsed(text);
  return typeof value === 'object' && !Array.isArray(value) ? { ...value } : {};
};

/** The items of a list that the browser stores as text; none if it stores anything else. */
export const storedItems = (text: string | null): readonly unknown[] => {
  const value = parsed(text);
  return Array.isArray(value) ? value : [];
};
