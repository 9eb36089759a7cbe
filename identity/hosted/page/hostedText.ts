import { readMessages, type MessageValues } from '@citygigs/server/texts/readMessages.ts';
import type english from '../../../locales/hosted/en.json';
import { escapeHtml } from '../../../services/src/text/escapeHtml.ts';
import { siteLanguages, type Language } from '../../../services/src/rest/language.ts';

export type HostedTextId = keyof typeof english;

type FaultOf<Id> = Id extends `fault.${infer Fault}` ? Fault : never;

/** What went wrong, as the pages say it. */
export type PageFault = FaultOf<HostedTextId>;

/** A text of `locales/hosted`, unescaped. */
export const hostedText = readMessages<HostedTextId, Language>(
  new URL('../../../locales/hosted/', import.meta.url),
  siteLanguages,
);

/** Returns the HTML of a text. */
export type HtmlOf = (id: HostedTextId, values?: MessageValues) => string;

export const htmlIn =
  (language: Language): HtmlOf =>
  (id, values) =>
    escapeHtml(hostedText(language, id, values));
