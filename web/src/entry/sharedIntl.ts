import type { IntlShape, PrimitiveType } from 'react-intl';
import { localeOf, type LanguageCode } from '../i18n/languages.ts';
import type { MessageId } from '../i18n/messageId.ts';
import type { Messages, SomeMessages } from '../i18n/loadMessages.ts';
import { siteIntl } from './siteIntl.ts';

type Values = Readonly<Record<string, unknown>>;
type MessageFormat = ReturnType<IntlShape['formatters']['getMessageFormat']>;

const isText = (value: unknown): value is PrimitiveType =>
  value == null || ['string', 'number', 'boolean'].includes(typeof value);

const hasOnlyTexts = (values: Values): values is Record<string, PrimitiveType> =>
  Object.values(values).every(isText);

/**
 * Looks up the parser's result for a message by its id, while the library serializes the whole message for each call, which took
 * a tenth of the time of a page. Messages with elements, and those that fail, are left to the library.
 */
const withQuickMessages = (intl: IntlShape, language: LanguageCode, messages: Messages): IntlShape => {
  const formats = new Map<string, MessageFormat>();
  const formatOf = (id: MessageId): MessageFormat => {
    const format =
      formats.get(id) ??
      intl.formatters.getMessageFormat(messages[id], localeOf(language), intl.formats, {
        formatters: intl.formatters,
      });
    formats.set(id, format);
    return format;
  };
  const formatMessage = (...args: Parameters<IntlShape['formatMessage']>): unknown => {
    const [{ id }, values = {}] = args;
    if (id === undefined || !(id in messages) || !hasOnlyTexts(values)) return intl.formatMessage(...args);
    try {
      return formatOf(id).format(values);
    } catch {
      return intl.formatMessage(...args);
    }
  };
  return { ...intl, formatMessage: formatMessage as IntlShape['formatMessage'] };
};

interface Shared {
  readonly catalogue: Messages;
  readonly phrases: SomeMessages;
  readonly intl: IntlShape;
}

const shared = new Map<LanguageCode, Shared>();

/**
 * The texts of a language for all pages that the server renders. They are created again only when texts were replaced,
 * because creating the formatters took a third of the time of a page.
 */
export const sharedIntl = (language: LanguageCode, catalogue: Messages, phrases: SomeMessages): IntlShape => {
  const last = shared.get(language);
  if (last?.catalogue === catalogue && last.phrases === phrases) return last.intl;
  const messages = { ...catalogue, ...phrases };
  const intl = withQuickMessages(siteIntl(language, messages), language, messages);
  shared.set(language, { catalogue, phrases, intl });
  return intl;
};
