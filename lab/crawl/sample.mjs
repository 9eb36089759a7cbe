// Evenly spread samples.
import pages from '../../schema/pages.json' with { type: 'json' };

/** Matches the first word of a path, such as `more-jobs`, also with a country code as in `job-requirements-de`. */
const firstWord = new RegExp(`^(?:${Object.values(pages).flatMap(Object.keys).join('|')})(?:-[a-z]{2})?$`);

/** Returns at most `most` items of a list, evenly spread, including the first and the last. */
export const spread = (list, most) =>
  list.length <= most
    ? list
    : Array.from(
        { length: most },
        (_none, index) => list[Math.round((index * (list.length - 1)) / Math.max(1, most - 1))],
      );

/**
 * Returns at most `most` items of several lists, equally many of each; longer lists make up for shorter ones.
 */
export const shared = (lists, most) => {
  let left = most;
  const byLength = lists.toSorted((one, other) => one.length - other.length);
  return byLength.flatMap((list, index) => {
    const taken = spread(list, Math.floor(left / (byLength.length - index)));
    left -= taken.length;
    return taken;
  });
};

/** Returns the form of an address, which identifies its kind and its language. */
export const formOf = (url) => {
  const { pathname, search } = new URL(url);
  const [, language = '', rest] = /^(?:\/([a-z]{2})(?=\/|$))?(.*)$/.exec(pathname);
  const parts = rest.split('/').map((part, index) => {
    if (part === '') return part;
    if (/^page-\d+$/.test(part)) return 'page';
    if (part.endsWith('-c')) return 'category';
    return index === 1 && firstWord.test(part) ? part : '*';
  });
  return `${language} ${parts.join('/')}${search === '' ? '' : '?'}`;
};
