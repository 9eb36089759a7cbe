import type { SiteConfig } from '../config/SiteConfig.tsx';
import type { LanguageCode } from '../i18n/languages.ts';
import type { SomeMessages } from '../i18n/loadMessages.ts';
import type { Records } from '../relay/createEnvironment.ts';

/** Id of the element that holds the data. */
export const BOOT_ID = 'boot';

/** What the server hands to the browser with a page. */
export interface Boot {
  readonly language: LanguageCode;
  readonly config: SiteConfig;
  readonly bot: boolean;
  /** The texts that replace the catalogue's. */
  readonly phrases: SomeMessages;
  readonly records: Records;
  /** The keys of the questions whose answers lack parts that came too late. */
  readonly late: readonly string[];
  /** Texts of errors that the visitor has not seen yet. */
  readonly messages: readonly string[];
}
