import type { SiteConfig } from '../config/SiteConfig.tsx';
import type { LanguageCode } from '../i18n/languages.ts';
import type { SomeMessages } from '../i18n/loadMessages.ts';
import type { Records } from '../relay/createEnvironment.ts';

/** Id of the element that contains the data. */
export const bootId = 'boot';

/** What the server passes to the browser with a page. */
export interface Boot {
  readonly language: LanguageCode;
  readonly config: SiteConfig;
  readonly bot: boolean;
  /** Texts that replace those of the catalogue. */
  readonly phrases: SomeMessages;
  /** The slugs of all categories; null when the server could not read them. */
  readonly categories: readonly string[] | null;
  /** The query string that the page was rendered from. */
  readonly search: string;
  readonly records: Records;
  /** Keys of the queries whose answers lack late parts. */
  readonly late: readonly string[];
  /** Error texts that the visitor has not seen yet. */
  readonly messages: readonly string[];
}
