// The pool that the clients are checked with.
import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline/promises';
import { embeddedPool } from '../../identity/test/conformance/embeddedPool.ts';
import { startTestIdentity } from '../../identity/test/startTestIdentity.ts';
import { fail } from '../../scripts/runtime.mjs';

/** The embedded service, on an empty database in memory. */
const openEmbedded = async (siteOrigin) => {
  const identity = await startTestIdentity({ siteOrigins: [siteOrigin] });
  return { ...embeddedPool(identity), close: identity.stop };
};

/** A pool at Amazon: people type the codes in, and nobody is an administrator. */
const openAmazon = async (poolId, clientId) => {
  const { COGNITO_IDENTITY_POOL_ID, IDENTITY_CHECK_ADDRESS, IDENTITY_CHECK_PHONE } = process.env;
  const [name, domain] = (IDENTITY_CHECK_ADDRESS ?? '').split('@');
  if (!domain)
    fail('Set IDENTITY_CHECK_ADDRESS to a mailbox of yours, to which name+anything@… is delivered, too.');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  return {
    poolId,
    clientId,
    identityPoolId: COGNITO_IDENTITY_POOL_ID ?? null,
    endpoint: null,
    newAddress: () => `${name}+${randomUUID().slice(0, 8)}@${domain}`,
    phone: IDENTITY_CHECK_PHONE ?? null,
    codeTo: (recipient) => terminal.question(`The newest code that was sent to ${recipient}: `),
    admin: null,
    close: async () => terminal.close(),
  };
};

export const openPool = (siteOrigin) => {
  const { COGNITO_USER_POOL_ID: poolId, COGNITO_CLIENT_ID: clientId } = process.env;
  return poolId && clientId ? openAmazon(poolId, clientId) : openEmbedded(siteOrigin);
};
