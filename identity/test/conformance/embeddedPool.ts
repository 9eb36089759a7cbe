import { randomUUID } from 'node:crypto';
import { findByName, changeUser, createUser } from '../../users/users.ts';
import type { TestIdentity } from '../startTestIdentity.ts';
import type { Pool } from './pool.ts';

/** The pool of an identity service that a test started. */
export const embeddedPool = ({ deps, settings, codeTo }: TestIdentity): Pool => ({
  poolId: settings.poolId,
  clientId: settings.clientId,
  identityPoolId: settings.identityPoolId,
  endpoint: settings.origin,
  newAddress: () => `kim-${randomUUID()}@example.org`,
  phone: '+4930123456',
  codeTo,
  admin: {
    createUser: async (email, password) => {
      await createUser(deps, { email, password, attributes: {}, status: 'FORCE_CHANGE_PASSWORD' });
    },
    requireMfa: async (address) => {
      const user = await findByName(deps.database, address);
      if (user !== null) await changeUser(deps.database, user, { mfaRequired: true });
    },
  },
});
