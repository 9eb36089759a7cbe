import { readMessages } from '@citygigs/server/texts/readMessages.ts';
import english from '../../../locales/mails/en.json' with { type: 'json' };
import { siteLanguages, type Language } from '../rest/language.ts';

export type MailTextId = keyof typeof english;

export const isMailTextId = (id: string): id is MailTextId => Object.hasOwn(english, id);

/** A text of `locales/mails`, unescaped. */
export const mailText = readMessages<MailTextId, Language>(
  new URL('../../../locales/mails/', import.meta.url),
  siteLanguages,
);
