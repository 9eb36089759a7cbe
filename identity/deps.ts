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
