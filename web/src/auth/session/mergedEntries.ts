const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The offer that an answer or an application is about, or what is saved. */
const offerOf = (item: unknown): unknown => {
  if (!isObject(item)) return undefined;
  return isObject(item['request']) ? item['request']['offerId'] : (item['jobOfferId'] ?? item['id']);
};

const merged = (former: unknown, newer: unknown): unknown => {
  if (Array.isArray(former) && Array.isArray(newer)) {
    const replaced = new Set(newer.map(offerOf));
    // The latest first, because lists of what is saved end after so many.
    return [...(newer as unknown[]), ...former.filter((item) => !replaced.has(offerOf(item)))];
  }
  if (!isObject(former) || !isObject(newer)) return newer === '' ? former : newer;
  const keys = new Set([...Object.keys(former), ...Object.keys(newer)]);
  return Object.fromEntries(
    [...keys].map((key) => [
      key,
      key in former && key in newer ? merged(former[key], newer[key]) : (newer[key] ?? former[key]),
    ]),
  );
};

/**
 * A stored entry with what an older one holds besides: of the answers and applications to an offer, of what is saved,
 * and of the fields of a form, the newer ones count.
 */
export const mergedEntries = (former: string, newer: string | null): string => {
  if (newer === null) return former;
  try {
    return JSON.stringify(merged(JSON.parse(former), JSON.parse(newer)));
  } catch {
    return newer;
  }
};
