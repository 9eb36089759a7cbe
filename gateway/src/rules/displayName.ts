const displayNames = (type: 'language' | 'region') => {
  const namesIn = new Map<string, Intl.DisplayNames>();
  return (code: string, language: string): string | null => {
    const names = namesIn.get(language) ?? new Intl.DisplayNames([language], { type, fallback: 'none' });
    namesIn.set(language, names);
    try {
      return names.of(code) ?? null;
    } catch {
      return null;
    }
  };
};

/** The name of a language in the language of the request; null if it is not known. */
export const languageName = displayNames('language');

/** The name of a country, by its code, in the language of the request; null if it is not known. */
export const countryName = displayNames('region');
