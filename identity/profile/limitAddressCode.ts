import type { Destination } from '../codes/deliverCode.ts';
import type { IdentityDeps, Caller } from '../deps.ts';
import { limitAddresses, limitCodes } from '../limits/limits.ts';
import type { IdentityUser } from '../users/users.ts';

/**
 * Counts a code for an address or phone number that a signed-in user claims. It is a stranger's until it is verified, so that the
 * limits of who receives count, and not only those of the account: apart from what strangers cause without an account.
 */
export const limitAddressCode = async (
  deps: IdentityDeps,
  user: IdentityUser,
  { attribute, address: recipient }: Destination,
  { address }: Pick<Caller, 'address'>,
): Promise<void> => {
  await limitAddresses(deps, user);
  const isOwner =
    user.attributes[attribute] === recipient && user.attributes[`${attribute}_verified`] === 'true';
  await limitCodes(deps, {
    address,
    recipient,
    purpose: `attribute:${attribute}`,
    isOwner,
    claimedBy: user.id,
  });
};
