import { useIntl } from 'react-intl';

/** English is read in many countries, and in most of them the day comes before the month. */
const dateLocales: Readonly<Record<string, string>> = { en: 'en-GB' };

type DateStyle = Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'timeStyle'>;

/** Writes a moment as the readers of the page's language do, in UTC, so that server and browser agree. */
export const useDateFormat = (): ((instant: string, style: DateStyle) => string) => {
  const { formatters, locale } = useIntl();
  return (instant, style) =>
    formatters
      .getDateTimeFormat(dateLocales[locale] ?? locale, { ...style, timeZone: 'UTC' })
      .format(new Date(instant));
};
