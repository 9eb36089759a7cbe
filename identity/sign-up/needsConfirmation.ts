import type { IdentityServiceSettings } from '../settings.ts';

const isOfDomain = (email: string, domains: readonly string[]): boolean => {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return domains.includes('*') || domains.includes(domain);
};

/** Whether the owner of an address has to confirm the sign-up. A Cognito pool decides this in a trigger. */
export const needsConfirmation = (
  { confirmedDomains }: Pick<IdentityServiceSettings, 'confirmedDomains'>,
  email: string,
): boolean => !isOfDomain(email, confirmedDomains);

/** Whether the sign-up of an address is confirmed by a link instead of a code. */
export const needsLink = (
  { linkDomains }: Pick<IdentityServiceSettings, 'linkDomains'>,
  email: string,
): boolean => isOfDomain(email, linkDomains);
