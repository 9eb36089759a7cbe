import { catalogues } from 'virtual:messages';
import type { MessageFormatElement } from 'react-intl';
import type { LanguageCode } from './languages.ts';

/** Messages ready to be formatted: the browser gets no parser. */
export type Messages = Record<string, MessageFormatElement[]>;

const literal = (value: string): MessageFormatElement[] => [{ type: 0, value }];

/** The messages of one language. */
export const loadMessages = async (language: LanguageCode): Promise<Messages> => {
  const { default: catalogue } = await catalogues[language]();
  return Object.fromEntries(
    Object.entries(catalogue).map(([id, message]) => [
      id,
      typeof message === 'string' ? literal(message) : message,
    ]),
  );
};
