import { defaultLanguage, isInterfaceLanguage, type LanguageCode } from '../../i18n/languages.ts';

/** The language of a path: its first segment if that is a language, else English. */
export const languageOfPath = (url: string): LanguageCode => {
  const first = /^\/([a-z]{2})(?=[/?#]|$)/i.exec(url)?.[1]?.toLowerCase() ?? '';
  return isInterfaceLanguage(first) ? first : defaultLanguage;
};
