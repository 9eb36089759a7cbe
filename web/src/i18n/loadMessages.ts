import type { MessageFormatElement } from 'react-intl';
import type { LanguageCode } from './languages.ts';

/** Messages ready to be formatted: the browser gets no parser. */
export type Messages = Record<string, MessageFormatElement[]>;

/** A catalogue as the build leaves it: texts without placeholders stay plain to save weight. */
type Catalogue = Readonly<Record<string, string | MessageFormatElement[]>>;

const load: Record<LanguageCode, () => Promise<{ default: Catalogue }>> = {
  de: () => import('virtual:messages/de'),
  en: () => import('virtual:messages/en'),
  es: () => import('virtual:messages/es'),
  fr: () => import('virtual:messages/fr'),
  it: () => import('virtual:messages/it'),
  nl: () => import('virtual:messages/nl'),
  pl: () => import('virtual:messages/pl'),
  pt: () => import('virtual:messages/pt'),
  sv: () => import('virtual:messages/sv'),
  tr: () => import('virtual:messages/tr'),
};

const literal = (value: string): MessageFormatElement[] => [{ type: 0, value }];

/** The messages of one language. */
export const loadMessages = async (language: LanguageCode): Promise<Messages> => {
  const { default: catalogue } = await load[language]();
  return Object.fromEntries(
    Object.entries(catalogue).map(([id, message]) => [
      id,
      typeof message === 'string' ? literal(message) : message,
    ]),
  );
};
