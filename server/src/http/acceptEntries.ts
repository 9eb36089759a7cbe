/**
 * The entries of a header such as `Accept` or `Accept-Encoding`, each with its parameters, in lower case: `br;q=0.5, gzip` is
 * `[['br', 'q=0.5'], ['gzip']]`. Splits and trims, because a pattern for the spaces needs time that grows with their square.
 */
export const acceptEntries = (header: string): [string, ...string[]][] =>
  header.split(',').map((entry) => {
    const [value = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    return [value, ...parameters];
  });
