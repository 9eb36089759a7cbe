/** The cookies of Google Analytics, `name=value`: `_ga`, and `_ga_…` for each stream of data. */
export const googleCookies = (): readonly string[] =>
  document.cookie.split('; ').filter((cookie) => /^_ga[=_]/.test(cookie));
