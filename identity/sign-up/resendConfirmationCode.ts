import { Type } from 'typebox';
import { withMinResponseTime } from '../../services/src/rest/withMinResponseTime.ts';
import { askForSentCode, storeUnsentCode } from '../codes/codes.ts';
import { deliveryTo } from '../codes/deliverCode.ts';
import type { IdentityDeps, Caller } from '../deps.ts';
import { mayMailCode } from '../limits/limits.ts';
import { visitorOf } from '../limits/visitor.ts';
import { ClientId, Username } from '../rpc/fields.ts';
import { operation } from '../rpc/operation.ts';
import type { Account } from '../users/findAccount.ts';
import { askForConfirmation } from './askForConfirmation.ts';
import { findSignUp } from './findSignUp.ts';

/** What a name is sent: its owner alone learns from the mail that the account is confirmed already. */
const send = async (deps: IdentityDeps, account: Account, caller: Caller): Promise<void> => {
  const { user } = account;
  const address = user?.attributes['email'];
  if (user?.status === 'UNCONFIRMED' && address !== undefined)
    return void (await askForConfirmation(deps, user, address, caller));
  await storeUnsentCode(deps, account, 'sign_up', caller);
  const isConfirmed = user?.status === 'CONFIRMED' || user?.status === 'RESET_REQUIRED';
  if (!isConfirmed || !user.enabled || address === undefined) return;
  const mail = { kind: 'alreadyConfirmed', language: caller.language, recipient: address } as const;
  await deps.mailer.store(deps.database.orm, mail);
  deps.mailer.wake();
};

/** Sends a new code or link for the sign-up. Neither the response nor its time reveals whether the account exists. */
export const resendConfirmationCode = operation(
  'ResendConfirmationCode',
  Type.Object({ ClientId, Username }),
  async (deps, { Username: name }, caller) =>
    withMinResponseTime(async () => {
      const account = await findSignUp(deps, name);
      const { address, isUsual } = await visitorOf(deps, account, caller);
      const recipient = account.user?.attributes['email'] ?? name;
      const mail = { address, recipient, purpose: 'sign_up', isOwner: isUsual } as const;
      if (await mayMailCode(deps, mail)) await send(deps, account, caller);
      else await askForSentCode(deps, account, mail);
      return { CodeDeliveryDetails: deliveryTo({ attribute: 'email', address: name }) };
    }),
);
