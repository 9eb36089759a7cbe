import { and, asc, eq, gt, isNotNull } from 'drizzle-orm';
import { Type } from 'typebox';
import { identityDevices } from '../../services/src/db/schema/identity/signIn.ts';
import { DeviceKey } from '../rpc/fields.ts';
import { userOperation } from '../rpc/operation.ts';

const maxDevices = 60;

/** Amazon's clients expect times in seconds. */
const seconds = (time: Date): number => time.getTime() / 1000;

const answerOf = ({ key, name, remembered, createdAt, usedAt }: typeof identityDevices.$inferSelect) => ({
  DeviceKey: key,
  DeviceAttributes: [
    { Name: 'device_status', Value: 'valid' },
    { Name: 'dev:device_remembered_status', Value: remembered ? 'remembered' : 'not_remembered' },
    ...(name === null ? [] : [{ Name: 'device_name', Value: name }]),
  ],
  DeviceCreateDate: seconds(createdAt),
  DeviceLastModifiedDate: seconds(usedAt),
  DeviceLastAuthenticatedDate: seconds(usedAt),
});

/** The confirmed devices of the signed-in user, at most 60 at a time. */
export const listDevices = userOperation(
  'ListDevices',
  {
    Limit: Type.Optional(Type.Integer({ minimum: 1, maximum: maxDevices })),
    PaginationToken: Type.Optional(DeviceKey),
  },
  async ({ database: { orm } }, { user }, { Limit: limit = maxDevices, PaginationToken: after }) => {
    const found = await orm
      .select()
      .from(identityDevices)
      .where(
        and(
          eq(identityDevices.userId, user.id),
          isNotNull(identityDevices.verifier),
          after === undefined ? undefined : gt(identityDevices.key, after),
        ),
      )
      .orderBy(asc(identityDevices.key))
      .limit(limit + 1);
    const devices = found.slice(0, limit);
    return {
      Devices: devices.map(answerOf),
      ...(found.length > limit ? { PaginationToken: devices.at(-1)?.key } : {}),
    };
  },
);
