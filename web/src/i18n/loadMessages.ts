import { catalogues, type Catalogue } from 'virtual:messages';
import type { MessageFormatElement } from 'react-intl';
import type { MessageId } from './messageId.ts';
import type { LanguageCode } from './languages.ts';

/** Compiled messages, so that the browser needs no parser. */
export type Messages = Readonly<Record<MessageId, MessageFormatElement[]>>;

/** Some of the messages, such as those that replace others. */
export type SomeMessages = Partial<Messages>;

const literal = (value: string): MessageFormatElement[] => [{ type: 0, value }];

/** Claims to have all messages: which of them are elsewhere is checked by a test. */
const messagesIn = (catalogue: Catalogue): Messages =>
  Object.fromEntries(
    Object.entries(catalogue).map(([id, message]) => [
      id,
      typeof message === 'string' ? literal(message) : message,
    ]),
  ) as Messages;

interface PageMessages {
  readonly messages: Messages;
  /** Adds the messages that a first page does not need. */
  readonly addLateMessages: () => Promise<void>;
}

/** The messages of one language that every page needs, some of them replaced. */
export const loadPageMessages = async (
  language: LanguageCode,
  replaced?: SomeMessages,
): Promise<PageMessages> => {
  const catalogue = await catalogues[language]();
  const messages = { ...messagesIn(catalogue.default), ...replaced };
  return {
    messages,
    // The object is changed, because nothing that is rendered by then uses them, so the provider need not notice.
    addLateMessages: async () => {
      Object.assign(messages, messagesIn((await catalogue.loadLate()).default), replaced);
    },
  };
};

const complete = new WeakMap<Catalogue, Promise<Messages>>();

/** All messages of one language, for the server: one object per catalogue. */
export const loadMessages = async (language: LanguageCode): Promise<Messages> => {
  const { default: catalogue } = await catalogues[language]();
  const known = complete.get(catalogue);
  if (known) return known;
  const loading = loadPageMessages(language).then(async ({ messages, addLateMessages }) => {
    await addLateMessages();
    return messages;
  });
  complete.set(catalogue, loading);
  return loading;
};
