import type { IntlShape } from 'react-intl';
import type { LanguageCode } from '../i18n/languages.ts';
import type { Messages, SomeMessages } from '../i18n/loadMessages.ts';
import { siteIntl } from './siteIntl.ts';

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
  const intl = siteIntl(language, { ...catalogue, ...phrases });
  shared.set(language, { catalogue, phrases, intl });
  return intl;
};
