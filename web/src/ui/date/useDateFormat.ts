import { useIntl } from 'react-intl';

/** English is read in many countries, and in most of them the day comes before the month. */
const dateLocales: Readonly<Record<string, string>> = { en: 'en-GB' };

/** French calls the first of a month by its ordinal, which Intl does not. */
const inWords = (date: string, locale: string): string =>
  locale === 'fr' ? date.replace(/^1(?= )/, '1er') : date;

type DateStyle = Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'timeStyle' | 'timeZone'>;

/**
 * Writes a moment as the readers of the page's language do: in UTC, so that server and browser agree, unless another
 * time zone is named, as only a browser can.
 */
export const useDateFormat = (): ((instant: string, style: DateStyle) => string) => {
  const { formatters, locale } = useIntl();
  return (instant, style) => {
    const format = formatters.getDateTimeFormat(dateLocales[locale] ?? locale, { timeZone: 'UTC', ...style });
    return inWords(format.format(new Date(instant)), locale);
  };
};
