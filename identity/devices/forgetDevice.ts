import { and, eq, isNull, ne } from 'drizzle-orm';
import { identityDevices, identityGrants } from '../../services/src/db/schema/identity/signIn.ts';
import { DeviceKey } from '../rpc/fields.ts';
import { userOperation } from '../rpc/operation.ts';
import { isDevice } from './devices.ts';
import { noSuchDevice } from './noSuchDevice.ts';

/** Forgets a device, such as a lost one, and ends its sign-ins. Keeps the sign-in that requests it. */
export const forgetDevice = userOperation(
  'ForgetDevice',
  { DeviceKey },
  async ({ database: { orm } }, { user, grant }, { DeviceKey: key }) => {
    const forgotten = await orm
      .delete(identityDevices)
      .where(isDevice(user, key))
      .returning({ key: identityDevices.key });
    if (forgotten.length === 0) throw noSuchDevice();
    const isOtherSignIn = and(
      eq(identityGrants.userId, user.id),
      eq(identityGrants.deviceKey, key),
      isNull(identityGrants.revokedAt),
      ne(identityGrants.id, grant.id),
    );
    await orm.update(identityGrants).set({ revokedAt: new Date() }).where(isOtherSignIn);
    return {};
  },
);
