/** Varnish takes 8 kB for a header, and Fastly 16 kB. */
const maxLength = 8_000;

/** The key of every answer. It is no global id, and no path. */
export const everythingKey = 'all';

/**
 * Headers for a CDN: how long it may keep an answer, and the keys by which it is purged: the global ids of what the answer shows,
 * for a page its path, and one of all answers. None if `maxAgeS` is 0, or if there are too many ids, so that the CDN keeps
 * nothing that it could not purge.
 */
export const surrogateHeaders = (
  ids: Iterable<string>,
  maxAgeS: number,
): Readonly<Record<string, string>> => {
  if (maxAgeS === 0) return {};
  const keys = [...new Set([...ids, everythingKey])].join(' ');
  if (keys.length > maxLength || /[^!-~ ]/.test(keys)) return {};
  return {
    'surrogate-control': `max-age=${maxAgeS}`,
    'surrogate-key': keys,
  };
};
