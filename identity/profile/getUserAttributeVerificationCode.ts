import { sendCode } from '../codes/codes.ts';
import { VerifiableName } from '../rpc/fields.ts';
import { invalidParameter } from '../rpc/identityError.ts';
import { userOperation } from '../rpc/operation.ts';
import { limitAddressCode } from './limitAddressCode.ts';
import { unverifiedAddress } from './unverifiedAddress.ts';

/** Sends a code to the address or phone number of the signed-in user, to the new one if there is one. */
export const getUserAttributeVerificationCode = userOperation(
  'GetUserAttributeVerificationCode',
  { AttributeName: VerifiableName },
  async (deps, { user }, { AttributeName: attribute }, caller) => {
    const address = unverifiedAddress(user, attribute);
    if (address === null) throw invalidParameter(`User has no ${attribute} to verify.`);
    const purpose = `attribute:${attribute}` as const;
    await limitAddressCode(deps, user, { attribute, address }, caller);
    return { CodeDeliveryDetails: await sendCode(deps, user, purpose, { attribute, address }, caller) };
  },
);
