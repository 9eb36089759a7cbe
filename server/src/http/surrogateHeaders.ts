/** Varnish takes 8 kB for a header, and Fastly 16 kB. */
const maxLength = 8_000;

/**
 * Headers for a CDN: how long it may keep an answer, and the global ids of what the answer shows, by which it is purged. None if
 * `maxAgeS` is 0, or if there are too many ids, so that the CDN keeps nothing that it could not purge.
 */
export const surrogateHeaders = (
  ids: Iterable<string>,
  maxAgeS: number,
): Readonly<Record<string, string>> => {
  if (maxAgeS === 0) return {};
  const keys = [...new Set(ids)].join(' ');
  if (keys.length > maxLength || /[^!-~ ]/.test(keys)) return {};
  return {
    'surrogate-control': `max-age=${maxAgeS}`,
    ...(keys === '' ? {} : { 'surrogate-key': keys }),
  };
};
