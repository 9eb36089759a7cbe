import { catalogues } from 'virtual:messages';
import type { MessageFormatElement } from 'react-intl';
import type { MessageId } from './messageId.ts';
import type { LanguageCode } from './languages.ts';

/** Messages ready to be formatted: the browser gets no parser. */
export type Messages = Readonly<Record<MessageId, MessageFormatElement[]>>;

/** Messages of a part of the ids, such as those that stand in place of others. */
export type SomeMessages = Partial<Messages>;

const literal = (value: string): MessageFormatElement[] => [{ type: 0, value }];

/** The messages of one language. */
export const loadMessages = async (language: LanguageCode): Promise<Messages> => {
  const { default: catalogue } = await catalogues[language]();
  const messages = Object.entries(catalogue).map(([id, message]) => [
    id,
    typeof message === 'string' ? literal(message) : message,
  ]);
  return Object.fromEntries(messages) as Messages;
};
