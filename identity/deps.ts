import type { Language } from '../services/src/rest/language.ts';
import type { Database } from '../services/src/db/database.ts';
import type { Mailer } from '../services/src/mail/mailer.ts';
import type { Secrets } from './secrets/secrets.ts';
import type { IdentityServiceSettings } from './settings.ts';

/** The dependencies of the operations. */
export interface IdentityDeps {
  readonly database: Database;
  readonly mailer: Mailer;
  readonly secrets: Secrets;
  readonly settings: IdentityServiceSettings;
}

/** What an operation knows about the request besides its body. */
export interface Caller {
  /** The IP address of the visitor. */
  readonly address: string;
  /** The language of mails. */
  readonly language: Language;
  /** Whether the caller is the hosted sign-in, which discards the tokens and has no device. */
  readonly isHostedPage?: boolean;
}
