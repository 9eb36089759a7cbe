const maxLength = 200;

/** A path as the log may have it, without the query: parts that look like an address, a number of a phone or a token are left out. */
export const loggedPath = (url: string): string =>
  (url.split('?', 1)[0] ?? '')
    .slice(0, maxLength)
    .split('/')
    .map((segment) => (/^[\w.~-]{0,60}$/.test(segment) && !/\d{6}/.test(segment) ? segment : '…'))
    .join('/');
