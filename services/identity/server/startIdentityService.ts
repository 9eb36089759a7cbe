import type { Config } from '../../src/config/parseConfig.ts';
import type { Database } from '../../src/db/database.ts';
import { startMailer } from '../../src/mail/mailer.ts';
import { listen } from '../../src/server/listen.ts';
import { masterKey } from '../secrets/masterKey.ts';
import { loadSecrets } from '../secrets/secrets.ts';
import { createIdentityServer } from './createIdentityServer.ts';

/** Starts the embedded identity service, unless accounts are in a user pool at Amazon. Returns what stops it. */
export const startIdentityService = async (
  { identityService, ...config }: Config,
  database: Database,
): Promise<() => Promise<void>> => {
  if (identityService === null) return async () => undefined;
  const { port, secret, settings } = identityService;
  const app = await createIdentityServer({
    ...config,
    database,
    settings,
    secrets: await loadSecrets(database, masterKey(secret, config.dataDir)),
    mailer: startMailer(database, config.mail, (error) =>
      app.log.error({ err: error }, 'A mail could not be sent'),
    ),
    logger: { level: config.logLevel },
  });
  await listen(app, { host: config.host, port }, 'IDENTITY_PORT');
  return async () => {
    await app.close();
  };
};
