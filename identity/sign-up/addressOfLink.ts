import { isCodeOfLink } from '../codes/codes.ts';
import type { IdentityDeps } from '../deps.ts';
import { findById } from '../users/users.ts';

/** The address that a link confirms; null for a link that does not work, so that nobody learns an address from an id. */
export const addressOfLink = async (
  deps: IdentityDeps,
  { username, code }: { readonly username: string; readonly code: string },
): Promise<string | null> => {
  const user = await findById(deps.database, username);
  const address = user?.status === 'UNCONFIRMED' ? user.attributes['email'] : undefined;
  if (user === null || address === undefined) return null;
  return (await isCodeOfLink(deps, { userId: user.id, purpose: 'sign_up', address }, code)) ? address : null;
};
