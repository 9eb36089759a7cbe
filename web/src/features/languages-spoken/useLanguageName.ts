import { useIntl } from 'react-intl';

/** Returns a function that names a language by its code in the language of the page, with a capital letter. */
export const useLanguageName = (): ((code: string) => string) => {
  const { formatDisplayName, locale } = useIntl();
  return (code) => {
    const name = formatDisplayName(code, { type: 'language' }) ?? code;
    return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
  };
};
