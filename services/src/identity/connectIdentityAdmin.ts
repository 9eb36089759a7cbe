import type { IdentityAdminSettings } from '../config/settings.ts';
import type { Database } from '../db/database.ts';
import type { IdentityAdmin } from './identityAdmin.ts';

/** Connects to the configured service. Every unexpected failure of it is a 503. */
export const connectIdentityAdmin = async (
  settings: IdentityAdminSettings,
  database: Database,
): Promise<IdentityAdmin> =>
  settings.kind === 'embedded'
    ? (await import('./embeddedAdmin.ts')).embeddedAdmin(settings)
    : (await import('./cognito/cognitoAdmin.ts')).cognitoAdmin(settings, database);
