const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
const instantPattern = /^(\d{4}-\d{2}-\d{2})[Tt]\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:[Zz]|[+-]\d{2}:\d{2})$/;

const firstMs = Date.parse('0001-01-01T00:00:00Z');
const lastMs = Date.parse('9999-12-31T23:59:59.999Z');

/** Whether a text is a day that exists: YYYY-MM-DD. PostgreSQL knows no year 0. */
export const isDay = (text: string): boolean => {
  const ms = dayPattern.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return ms >= firstMs && new Date(ms).toISOString().startsWith(text);
};

/** Whether a text is an instant of RFC 3339 that exists, in the years 1 to 9999 of UTC: others cannot be stored or answered. */
export const isInstant = (text: string): boolean => {
  const day = instantPattern.exec(text)?.[1];
  const ms = Date.parse(text);
  return day !== undefined && isDay(day) && ms >= firstMs && ms <= lastMs;
};
