import type { AuthProfile } from '../profile.ts';
import type { ApplicantForm } from './applicant.ts';

/** What the browser knows of the user who is logged in, while the account cannot be read; empty for guests. */
export const applicantOf = (profile: AuthProfile | null): ApplicantForm => {
  const known = (name: string): string => {
    const value = profile?.user_metadata?.[name];
    return typeof value === 'string' ? value : '';
  };
  return {
    email: profile?.email ?? '',
    given_name: known('given_name') || (profile?.given_name ?? ''),
    family_name: known('family_name') || (profile?.family_name ?? ''),
    phone: known('phone'),
  };
};
