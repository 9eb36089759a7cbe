/** Who knows the user's password and name: the user pool itself, or a provider that it trusts. */
export const identityProviders = ['cognito', 'auth0', 'google', 'facebook'] as const;

export type IdentityProvider = (typeof identityProviders)[number];

const providerNamed = (name: unknown): IdentityProvider | undefined =>
  identityProviders.find((provider) => typeof name === 'string' && name.toLowerCase() === provider);

/** The claim `identities` of a federated user: a list, or in some tokens its JSON text. */
const federatedName = (identities: unknown): unknown => {
  try {
    const list: unknown = typeof identities === 'string' ? JSON.parse(identities) : identities;
    return Array.isArray(list) ? (list[0] as { providerName?: unknown } | null)?.providerName : undefined;
  } catch {
    return undefined;
  }
};

/** The provider of a user, from `custom:appjobs_user_id` (`google|123`) or the federated identity; by default Cognito. */
export const identityProviderOf = (claims: Readonly<Record<string, unknown>>): IdentityProvider => {
  const id = claims['custom:appjobs_user_id'];
  const prefix = typeof id === 'string' && id.includes('|') ? id.split('|', 1)[0] : undefined;
  return providerNamed(prefix) ?? providerNamed(federatedName(claims['identities'])) ?? 'cognito';
};
