import { and, isNull } from 'drizzle-orm';
import { Type } from 'typebox';
import { identityDevices } from '../../services/src/db/schema/identity/signIn.ts';
import { DeviceKey } from '../rpc/fields.ts';
import { invalidParameter } from '../rpc/identityError.ts';
import { userOperation } from '../rpc/operation.ts';
import { isGroupElement } from '../srp/group.ts';
import { isDevice } from './devices.ts';
import { noSuchDevice } from './noSuchDevice.ts';

const Base64 = Type.String({ minLength: 1, maxLength: 1_024, pattern: '^[A-Za-z0-9+/]+={0,2}$' });

const hex = (base64: string): string => Buffer.from(base64, 'base64').toString('hex');

/** Stores the verifier with which a new device can later prove its identity. */
export const confirmDevice = userOperation(
  'ConfirmDevice',
  {
    DeviceKey,
    DeviceSecretVerifierConfig: Type.Object({ PasswordVerifier: Base64, Salt: Base64 }),
    DeviceName: Type.Optional(Type.String({ minLength: 1, maxLength: 1_024 })),
  },
  async (deps, { user }, { DeviceKey: key, DeviceSecretVerifierConfig: config, DeviceName: name }) => {
    const verifier = hex(config.PasswordVerifier);
    if (!isGroupElement(BigInt(`0x${verifier}`))) throw invalidParameter('Invalid PasswordVerifier');
    // Otherwise the user decides whether the device is remembered.
    const isRemembered = deps.settings.devices === 'always';
    const confirmed = await deps.database.orm
      .update(identityDevices)
      .set({
        salt: hex(config.Salt),
        verifier: await deps.secrets.encrypt(verifier),
        name: name ?? null,
        remembered: isRemembered,
      })
      .where(and(isDevice(user, key), isNull(identityDevices.verifier)))
      .returning({ key: identityDevices.key });
    if (confirmed.length === 0) throw noSuchDevice();
    return { UserConfirmationNecessary: !isRemembered };
  },
);
