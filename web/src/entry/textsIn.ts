import { createIntl } from 'react-intl';
import { localeOf, type LanguageCode } from '../i18n/languages.ts';
import { loadMessages } from '../i18n/loadMessages.ts';
import type { MessageId } from '../i18n/messageId.ts';

export type Texts = (id: MessageId, values?: Record<string, string | undefined>) => string;

/** The texts of the site in a language, for server responses other than pages. */
export const textsIn = async (language: LanguageCode): Promise<Texts> => {
  const { formatMessage } = createIntl({
    locale: localeOf(language),
    messages: await loadMessages(language),
    timeZone: 'UTC',
  });
  return (id, values) => String(formatMessage({ id }, values));
};
