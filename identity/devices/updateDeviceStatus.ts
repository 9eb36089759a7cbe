import { and, isNotNull } from 'drizzle-orm';
import { Type } from 'typebox';
import { identityDevices } from '../../services/src/db/schema/identity/signIn.ts';
import { DeviceKey } from '../rpc/fields.ts';
import { userOperation } from '../rpc/operation.ts';
import { isDevice } from './devices.ts';
import { noSuchDevice } from './noSuchDevice.ts';

/** Remembers a device, which then takes the place of the second factor, or no longer remembers it. */
export const updateDeviceStatus = userOperation(
  'UpdateDeviceStatus',
  {
    DeviceKey,
    DeviceRememberedStatus: Type.Union([Type.Literal('remembered'), Type.Literal('not_remembered')]),
  },
  async ({ database: { orm } }, { user }, { DeviceKey: key, DeviceRememberedStatus: status }) => {
    const changed = await orm
      .update(identityDevices)
      .set({ remembered: status === 'remembered' })
      .where(and(isDevice(user, key), isNotNull(identityDevices.verifier)))
      .returning({ key: identityDevices.key });
    if (changed.length === 0) throw noSuchDevice();
    return {};
  },
);
