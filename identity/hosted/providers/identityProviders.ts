/** The providers whose accounts can sign in, as `custom:appjobs_user_id` names them. */
export const identityProviders = {
  google: { label: 'Google', type: 'Google' },
  facebook: { label: 'Facebook', type: 'Facebook' },
  auth0: { label: 'auth0', type: 'OIDC' },
} as const;

export type ProviderName = keyof typeof identityProviders;

export const providerNames = Object.keys(identityProviders) as ProviderName[];

/** The provider with the name that a client sends, such as `Google`; null if there is none. */
export const providerNamed = (name: unknown): ProviderName | null =>
  providerNames.find((known) => typeof name === 'string' && known === name.toLowerCase()) ?? null;
