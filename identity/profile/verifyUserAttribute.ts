import { languageOfUser } from '../../services/src/alerts/mailRecipient.ts';
import { isUniqueViolation } from '../../services/src/db/sqlState.ts';
import { identityUsers } from '../../services/src/db/schema/identity/user.ts';
import { expiredCode, consumeCode } from '../codes/codes.ts';
import { limitChecks, releaseChecks } from '../limits/limits.ts';
import { visitorOf } from '../limits/visitor.ts';
import { Code, VerifiableName } from '../rpc/fields.ts';
import { IdentityError } from '../rpc/identityError.ts';
import { userOperation } from '../rpc/operation.ts';
import { withAttributes, withPending } from '../users/attributeColumns.ts';
import { changeUser, isUnconfirmedSignUp } from '../users/users.ts';
import { unverifiedAddress } from './unverifiedAddress.ts';

/**
 * Verifies an address or phone number with the code sent to it. A new mail address also becomes the user name, and the former one
 * gets a mail.
 */
export const verifyUserAttribute = userOperation(
  'VerifyUserAttribute',
  { AttributeName: VerifiableName, Code },
  async (deps, { user, grant }, { AttributeName: attribute, Code: code }, caller) => {
    const visitor = await visitorOf(deps, user, caller, grant.deviceKey);
    const limited = { visitor, account: user, purpose: `attribute:${attribute}` };
    await limitChecks(deps, limited);
    const address = unverifiedAddress(user, attribute);
    if (address === null) throw expiredCode();
    await consumeCode(deps, { userId: user.id, purpose: `attribute:${attribute}`, address }, code, caller);
    await releaseChecks(deps, limited);
    const isUserName = attribute === 'email' && user.status !== 'EXTERNAL_PROVIDER';
    // Only the owner of the address learns this, because the code was checked first.
    const taken = new IdentityError('AliasExistsException', 'An account with the email already exists.');
    const former = attribute === 'email' ? user.attributes['email'] : undefined;
    await deps.database.orm
      .transaction(async (transaction) => {
        // Whoever has the mailbox has it, and not who signed up with its address without a code.
        if (isUserName && address.toLowerCase() !== user.username)
          await transaction.delete(identityUsers).where(isUnconfirmedSignUp(address));
        await changeUser({ orm: transaction }, user, {
          attributes: withAttributes({ [attribute]: address, [`${attribute}_verified`]: 'true' }),
          pendingAttributes: withPending({}, [attribute]),
          ...(isUserName ? { username: address.toLowerCase() } : {}),
        });
        // Somebody else may have changed it, and the owner still reads the former address.
        if (former !== undefined && former.toLowerCase() !== address.toLowerCase()) {
          // The operation has no metadata that would name the language of the page.
          const language = await languageOfUser({ orm: transaction }, user.id);
          await deps.mailer.store(transaction, { kind: 'emailChanged', language, recipient: former });
        }
      })
      .catch((error: unknown) => {
        throw isUniqueViolation(error) ? taken : error;
      });
    deps.mailer.wake();
    return {};
  },
);
