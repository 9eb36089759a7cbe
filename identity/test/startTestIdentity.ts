import type { AddressInfo } from 'node:net';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { Database } from '../../services/src/db/database.ts';
import { listMails } from '../../services/src/mail/mailStore.ts';
import { startMailer } from '../../services/src/mail/mailer.ts';
import type { IdentityDeps } from '../deps.ts';
import { loadSecrets } from '../secrets/secrets.ts';
import { openTestDatabase } from './openTestDatabase.ts';
import { createIdentityServer } from '../server/createIdentityServer.ts';
import { embeddedPoolId } from '@citygigs/server/config/identitySettings.ts';
import { cognitoAdmin } from '../../services/src/identity/cognito/cognitoAdmin.ts';
import type { IdentityAdmin } from '../../services/src/identity/identityAdmin.ts';
import type { IdentityAdminSettings } from '../../services/src/config/settings.ts';
import type { IdentityServiceSettings } from '../settings.ts';

/** The identity service of a test, listening on a port of its own. */
export interface TestIdentity {
  readonly deps: IdentityDeps;
  readonly settings: IdentityServiceSettings;
  /** The code in the newest mail to an address. */
  readonly codeTo: (recipient: string) => Promise<string>;
  /** The link in the newest mail to an address. */
  readonly linkTo: (recipient: string) => Promise<string>;
  /** Calls an operation. An error has the name and the message of the answer. */
  readonly call: (name: string, body: object) => Promise<unknown>;
  readonly stop: () => Promise<void>;
}

/** Those of the administrator in tests. */
export const adminCredentials = { accessKeyId: 'test-administrator', secretAccessKey: 'test-admin-key' };

const Failure = Type.Object({ __type: Type.String(), message: Type.String() });

/** High limits, because tests send many requests from one address. */
const generousLimits = {
  checksPerAddress: 10_000,
  checksPerAccount: 10_000,
  codesPerAddress: 10_000,
  codesPerAccount: 10_000,
  loginsPerAddress: 10_000,
  refreshesPerAddress: 10_000,
  refreshesPerSignIn: 10_000,
};

const mail = { smtpUrl: null, productName: 'Citygigs', contactEmail: 'help@site.test' };

/** Starts the service, by default on an empty database in memory. */
export const startTestIdentity = async (
  changes: Partial<IdentityServiceSettings> = {},
  existing?: Database,
): Promise<TestIdentity> => {
  const database = existing ?? (await openTestDatabase());
  const settings = {
    poolId: embeddedPoolId,
    clientId: 'citygigsembeddedclient0001',
    identityPoolId: 'us-east-1:00000000-0000-4000-8000-000000000001',
    checkPoolId: 'us-east-1:00000000-0000-4000-8000-000000000002',
    origin: 'http://localhost',
    siteOrigins: ['http://site.test'],
    tokenSeconds: 3600,
    devices: 'optional' as const,
    confirmedDomains: ['confirmed.example'],
    linkDomains: ['linked.example'],
    limits: generousLimits,
    ...changes,
  };
  const deps = {
    database,
    settings,
    secrets: await loadSecrets(database, new Uint8Array(32).fill(7)),
    mailer: startMailer(database, mail, (error) => app.log.error(error)),
  };
  const app = await createIdentityServer({
    ...deps,
    adminCredentials,
    trustedProxies: ['loopback'],
    logger: false,
    requestTimeoutMs: 30_000,
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const inMailTo = async (recipient: string, wanted: RegExp): Promise<string> => {
    const newest = (await listMails(database)).find((mail) => mail.recipient === recipient);
    const found = wanted.exec(newest?.text ?? '')?.[0];
    if (found === undefined) throw new Error(`There is no code for ${recipient}.`);
    return found;
  };
  const { port } = app.server.address() as AddressInfo;
  const origin = `http://localhost:${port}`;
  return {
    deps,
    settings: { ...settings, origin },
    call: async (name, body) => {
      const answer = await fetch(origin, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-amz-json-1.1',
          'x-amz-target': `AWSCognitoIdentityProviderService.${name}`,
        },
        body: JSON.stringify({ ClientId: settings.clientId, ...body }),
      });
      if (answer.ok) return answer.json();
      const { __type: type, message } = Value.Parse(Failure, await answer.json());
      throw new Error(`${type}: ${message}`);
    },
    codeTo: (recipient) => inMailTo(recipient, /\b\d{6}\b/),
    linkTo: (recipient) => inMailTo(recipient, /https?:\S+/),
    stop: async () => {
      await app.close();
      if (existing === undefined) await database.close();
    },
  };
};

/** Administers the accounts as the services do on this machine; `changes` say what is another. */
export const adminOf = (
  { settings, deps }: TestIdentity,
  changes: Partial<IdentityAdminSettings> = {},
): IdentityAdmin =>
  cognitoAdmin(
    {
      poolId: settings.poolId,
      clientId: settings.clientId,
      checkPoolId: settings.checkPoolId,
      endpoint: settings.origin,
      credentials: adminCredentials,
      stateAgeMs: 0,
      tellsFormerAddress: true,
      endsOtherSignIns: true,
      ...changes,
    },
    deps.database,
  );

/** How the services administer a pool at Amazon that has no identity pool to check sign-ins. */
export const atAmazon = {
  checkPoolId: null,
  stateAgeMs: 30_000,
  tellsFormerAddress: false,
  endsOtherSignIns: false,
} as const;
