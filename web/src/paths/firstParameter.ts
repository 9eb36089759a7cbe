/** The first value of a parameter of a query string; empty without one. */
export const firstParameter = (value: unknown): string => {
  const first: unknown = [value].flat()[0];
  return typeof first === 'string' ? first : '';
};
