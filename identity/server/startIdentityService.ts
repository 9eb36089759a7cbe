import { credentialsFrom, type AdminCredentials } from '../admin/assertSigned.ts';
import type { Config } from '../../services/src/config/parseConfig.ts';
import type { Database } from '../../services/src/db/database.ts';
import { startMailer } from '../../services/src/mail/mailer.ts';
import type { IsWritable } from '../../services/src/server/diskState.ts';
import type { Readiness } from '@citygigs/server/health/readiness.ts';
import { listen } from '../../services/src/server/listen.ts';
import type { ServicesMetrics } from '../../services/src/server/metrics/servicesMetrics.ts';
import type { Tracer } from '@citygigs/server/tracing/tracer.ts';
import { masterKey } from '../secrets/masterKey.ts';
import { loadSecrets } from '../secrets/secrets.ts';
import { createIdentityServer } from './createIdentityServer.ts';

interface StartedIdentity {
  readonly adminCredentials: AdminCredentials;
  readonly stop: () => Promise<void>;
}

/** What the services and the identity service share. */
interface SharedState {
  readonly isWritable: IsWritable | null;
  readonly ready: Readiness;
  readonly metrics: ServicesMetrics | null;
  readonly tracer: Tracer | null;
}

/** Starts the embedded identity service; null when accounts are in a user pool at Amazon. */
export const startIdentityService = async (
  { identityService, ...config }: Config,
  database: Database,
  { isWritable, ready, metrics, tracer }: SharedState,
): Promise<StartedIdentity | null> => {
  if (identityService === null) return null;
  const { port, secret, credentials, settings } = identityService;
  const key = masterKey(secret, config.dataDir);
  const adminCredentials = credentials ?? credentialsFrom(key);
  const app = await createIdentityServer({
    ...config,
    database,
    settings,
    secrets: await loadSecrets(database, key),
    adminCredentials,
    mailer: startMailer(database, config.mail, (error) => {
      metrics?.mailFailed();
      app.log.error({ err: error }, 'A mail could not be sent');
    }),
    logger: { level: config.logLevel },
    isWritable,
    ready,
    metrics,
    tracer,
  });
  await listen(app, { host: config.host, port }, 'IDENTITY_PORT');
  return {
    adminCredentials,
    stop: async () => {
      await app.close();
    },
  };
};
