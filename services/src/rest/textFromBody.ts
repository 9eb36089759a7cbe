/** Trims a text of a body; returns null for an empty one. */
export const textOrNull = (text: string | null | undefined): string | null => {
  const trimmed = (text ?? '').trim();
  return trimmed === '' ? null : trimmed;
};
