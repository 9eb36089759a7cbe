import { sendCode } from '../codes/codes.ts';
import { requireTexts, type Destination } from '../codes/deliverCode.ts';
import { Attributes } from '../rpc/fields.ts';
import { invalidParameter } from '../rpc/identityError.ts';
import { userOperation } from '../rpc/operation.ts';
import { withAttributes, withPending } from '../users/attributeColumns.ts';
import { isVerifiable, writtenAttributes } from '../users/attributes.ts';
import { changeUser } from '../users/users.ts';
import { limitAddressCode } from './limitAddressCode.ts';
import { removedAttributes } from './removedAttributes.ts';

/**
 * Changes attributes of the signed-in user; an empty value removes one. A new address or phone number takes
 * effect once the code sent to it has been entered; until then the old one stays.
 */
export const updateUserAttributes = userOperation(
  'UpdateUserAttributes',
  { UserAttributes: Attributes },
  async (deps, { user }, { UserAttributes }, caller) => {
    const entries = Object.entries(writtenAttributes(UserAttributes)).filter(
      ([name, value]) => user.attributes[name] !== value,
    );
    const removed = removedAttributes(
      user,
      entries.flatMap(([name, value]) => (value === '' ? [name] : [])),
    );
    const direct = entries.filter(([name, value]) => value !== '' && !isVerifiable(name));
    const destinations = entries.flatMap(([name, value]): Destination[] =>
      value !== '' && isVerifiable(name) ? [{ attribute: name, address: value }] : [],
    );
    if (user.status === 'EXTERNAL_PROVIDER' && destinations.some(({ attribute }) => attribute === 'email'))
      throw invalidParameter('user.email: Attribute cannot be updated.');
    for (const destination of destinations) {
      if (destination.attribute === 'phone_number') requireTexts(deps);
      await limitAddressCode(deps, user, destination, caller);
    }
    await changeUser(deps.database, user, {
      attributes: withAttributes(Object.fromEntries(direct), removed),
      pendingAttributes: withPending(
        Object.fromEntries(destinations.map(({ attribute, address }) => [attribute, address])),
        removed,
      ),
    });
    const sent = [];
    for (const destination of destinations)
      sent.push(await sendCode(deps, user, `attribute:${destination.attribute}`, destination, caller));
    return { CodeDeliveryDetailsList: sent };
  },
);
