import { catalogues } from 'virtual:messages';
import type { MessageFormatElement } from 'react-intl';
import type { MessageId } from './messageId.ts';
import type { LanguageCode } from './languages.ts';

/** Compiled messages, so that the browser needs no parser. */
export type Messages = Readonly<Record<MessageId, MessageFormatElement[]>>;

/** Some of the messages, such as those that replace others. */
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
