import { Type } from 'typebox';
import { withMinResponseTime } from '../../src/rest/withMinResponseTime.ts';
import { deliveryTo } from '../codes/deliverCode.ts';
import { limitCodes } from '../limits/limits.ts';
import { ClientId, Username } from '../rpc/fields.ts';
import { operation } from '../rpc/operation.ts';
import { findAccount } from '../users/findAccount.ts';
import { askForConfirmation } from './askForConfirmation.ts';
import { countedAccount } from './countedAddress.ts';

/** Sends a new code or link for the sign-up. Neither the response nor its time reveals whether the account exists. */
export const resendConfirmationCode = operation(
  'ResendConfirmationCode',
  Type.Object({ ClientId, Username }),
  async (deps, { Username: name }, caller) =>
    withMinResponseTime(async () => {
      const account = await findAccount(deps, name);
      await limitCodes(deps, { caller, account: countedAccount(deps, account), purpose: 'sign_up' });
      const address = account.user?.status === 'UNCONFIRMED' ? account.user.attributes['email'] : undefined;
      if (address !== undefined) await askForConfirmation(deps, account, address, caller);
      return { CodeDeliveryDetails: deliveryTo({ attribute: 'email', address: name }) };
    }),
);
