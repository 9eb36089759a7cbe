import { Type } from 'typebox';
import { withMinResponseTime } from '../../services/src/rest/withMinResponseTime.ts';
import { askForSentCode, sendCode, storeUnsentCode } from '../codes/codes.ts';
import { deliveryTo } from '../codes/deliverCode.ts';
import { mayMailCode } from '../limits/limits.ts';
import { visitorOf } from '../limits/visitor.ts';
import { ClientId, Username } from '../rpc/fields.ts';
import { operation } from '../rpc/operation.ts';
import { findAccount } from '../users/findAccount.ts';
import { resettableEmail } from './resettableEmail.ts';

/** Sends a code for a new password. Neither the response nor its time reveals whether the account exists. */
export const forgotPassword = operation(
  'ForgotPassword',
  Type.Object({ ClientId, Username }),
  async (deps, { Username: name }, caller) =>
    withMinResponseTime(async () => {
      const account = await findAccount(deps, name);
      const { address: by, isUsual } = await visitorOf(deps, account, caller);
      const recipient = account.user?.attributes['email'] ?? name;
      const mail = { address: by, recipient, purpose: 'reset_password', isOwner: isUsual } as const;
      const address = resettableEmail(account.user);
      if (!(await mayMailCode(deps, mail))) await askForSentCode(deps, account, mail);
      else if (address === null) await storeUnsentCode(deps, account, 'reset_password', caller);
      else await sendCode(deps, account, 'reset_password', { attribute: 'email', address }, caller);
      return { CodeDeliveryDetails: deliveryTo({ attribute: 'email', address: name }) };
    }),
);
