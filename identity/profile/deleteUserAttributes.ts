import { Type } from 'typebox';
import { userOperation } from '../rpc/operation.ts';
import { withAttributes, withPending } from '../users/attributeColumns.ts';
import { requireWritable } from '../users/attributes.ts';
import { changeUser } from '../users/users.ts';
import { removedAttributes } from './removedAttributes.ts';

/** Removes attributes of the signed-in user. */
export const deleteUserAttributes = userOperation(
  'DeleteUserAttributes',
  { UserAttributeNames: Type.Array(Type.String({ minLength: 1, maxLength: 32 }), { maxItems: 40 }) },
  async (deps, { user }, { UserAttributeNames: names }) => {
    for (const name of names) requireWritable(name);
    const removed = removedAttributes(user, names);
    await changeUser(deps.database, user, {
      attributes: withAttributes({}, removed),
      pendingAttributes: withPending({}, removed),
    });
    return {};
  },
);
