import { createIntl, type IntlShape } from 'react-intl';
import { reportWarning } from '../browser/reportError.ts';
import { defaultLanguage, localeOf } from '../i18n/languages.ts';
import type { Messages } from '../i18n/loadMessages.ts';

/** The texts of a language, with the formatters of its dates, numbers and lists. */
export const siteIntl = (language: string, messages: Messages): IntlShape =>
  createIntl({
    locale: localeOf(language),
    defaultLocale: defaultLanguage,
    messages,
    // Server and browser must render the same times, whatever their time zones are.
    timeZone: 'UTC',
    // A browser that translates a page wraps its texts. React replaces the only text of an element, but not a bare one.
    textComponent: 'span',
    onError: (error) => reportWarning(error, { where: 'messages' }),
  });
