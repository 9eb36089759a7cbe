import type { IdentityServiceSettings } from '../settings.ts';

/** Whether the owner of an address has to confirm the sign-up. A Cognito pool decides this in a trigger. */
export const needsConfirmation = (
  { confirmedDomains }: Pick<IdentityServiceSettings, 'confirmedDomains'>,
  email: string,
): boolean => {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return !confirmedDomains.includes('*') && !confirmedDomains.includes(domain);
};
