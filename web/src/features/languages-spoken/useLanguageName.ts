import { useIntl } from 'react-intl';

/** Returns a function that names languages by their codes, "German or English" in the language of the page, with a capital letter. */
export const useLanguageName = (): ((...codes: readonly string[]) => string) => {
  const { formatDisplayName, formatList, locale } = useIntl();
  return (...codes) => {
    const names = codes.map((code) => formatDisplayName(code, { type: 'language' }) ?? code);
    const text = formatList(names, { type: 'disjunction' });
    return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
  };
};
