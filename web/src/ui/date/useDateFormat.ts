import { useIntl } from 'react-intl';

/** In most English-speaking countries the day precedes the month. */
const dateLocales: Readonly<Record<string, string>> = { en: 'en-GB' };

/** French uses an ordinal for the first of a month, which Intl does not. */
const inWords = (date: string, locale: string): string =>
  locale === 'fr' ? date.replace(/^1(?= )/, '1er') : date;

type DateStyle = Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'timeStyle' | 'timeZone'>;

/**
 * Returns a function that formats a date in the page's language: in UTC, so that server and browser agree, unless
 * another time zone is given, which is known only in a browser.
 */
export const useDateFormat = (): ((instant: string, style: DateStyle) => string) => {
  const { formatters, locale } = useIntl();
  return (instant, style) => {
    const format = formatters.getDateTimeFormat(dateLocales[locale] ?? locale, { timeZone: 'UTC', ...style });
    return inWords(format.format(new Date(instant)), locale);
  };
};
