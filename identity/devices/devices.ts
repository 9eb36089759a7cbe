import { randomUUID } from 'node:crypto';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { identityDevices } from '../../services/src/db/schema/identity/signIn.ts';
import type { IdentityDeps } from '../deps.ts';
import type { Verifier } from '../srp/verifier.ts';
import { deviceGroupKey } from './deviceGroup.ts';

/** A browser that has been confirmed, so that it can prove its identity. */
export interface ConfirmedDevice extends Verifier {
  readonly key: string;
}

interface User {
  readonly id: string;
}

/** The condition for a device of a user; a key of another user's device matches nothing. */
export const isDevice = ({ id }: User, key: string) =>
  and(eq(identityDevices.userId, id), eq(identityDevices.key, key));

/** Whether the user has signed in from the browser with this key, remembered or not. */
export const hasDevice = async (
  { database: { orm } }: Pick<IdentityDeps, 'database'>,
  user: User,
  key: string,
): Promise<boolean> =>
  (await orm.select({ key: identityDevices.key }).from(identityDevices).where(isDevice(user, key))).length >
  0;

/** The user's device with this key, if it is remembered. */
export const findRememberedDevice = async (
  { database: { orm }, secrets }: Pick<IdentityDeps, 'database' | 'secrets'>,
  user: User,
  key: string | null,
): Promise<ConfirmedDevice | null> => {
  if (key === null) return null;
  const [device] = await orm.select().from(identityDevices).where(isDevice(user, key));
  if (device === undefined || !device.remembered || device.salt === null || device.verifier === null)
    return null;
  return { key, salt: device.salt, verifier: await secrets.decrypt(device.verifier) };
};

const registerDevice = async (deps: IdentityDeps, user: User) => {
  const { orm } = deps.database;
  const key = `${deps.settings.poolId.split('_')[0]}_${randomUUID()}`;
  // Clients that do not track devices never confirm theirs.
  const isAbandoned = and(
    eq(identityDevices.userId, user.id),
    isNull(identityDevices.verifier),
    lt(identityDevices.createdAt, sql`now() - interval '1 hour'`),
  );
  await orm.delete(identityDevices).where(isAbandoned);
  await orm.insert(identityDevices).values({ userId: user.id, key });
  return {
    deviceKey: key,
    NewDeviceMetadata: { DeviceKey: key, DeviceGroupKey: deviceGroupKey(deps) },
  };
};

/** The device of a sign-in: the known one, else a new one, which the client confirms. */
export const trackDevice = async (
  deps: IdentityDeps,
  user: User,
  known: string | null,
): Promise<{ deviceKey: string | null; NewDeviceMetadata?: object }> => {
  if (deps.settings.devices === 'off') return { deviceKey: null };
  if (known !== null) {
    const used = await deps.database.orm
      .update(identityDevices)
      .set({ usedAt: new Date() })
      .where(isDevice(user, known))
      .returning({ verifier: identityDevices.verifier });
    if (used.length > 0) return { deviceKey: known };
  }
  return registerDevice(deps, user);
};
