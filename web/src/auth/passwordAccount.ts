import type { AuthProfile } from './profile.ts';
import { parseAccountId } from './profileFrom.ts';

/** Whether the user logs in with this address and a password. Accounts of Google and Facebook may have the address, too. */
export const isPasswordAccount = (profile: AuthProfile, email: string): boolean => {
  const provider = parseAccountId(profile['custom:appjobs_user_id'] ?? '')?.provider;
  return (
    provider !== 'google' && provider !== 'facebook' && profile.email?.toLowerCase() === email.toLowerCase()
  );
};
