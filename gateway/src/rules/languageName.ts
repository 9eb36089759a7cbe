const namesIn = new Map<string, Intl.DisplayNames>();

/** The name of a language in the language of the request; null if it is not known. */
export const languageName = (code: string, language: string): string | null => {
  const names =
    namesIn.get(language) ?? new Intl.DisplayNames([language], { type: 'language', fallback: 'none' });
  namesIn.set(language, names);
  try {
    return names.of(code) ?? null;
  } catch {
    return null;
  }
};
