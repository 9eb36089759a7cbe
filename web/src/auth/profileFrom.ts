import type { AuthProfile, IdentityProvider } from './profile.ts';

type Claims = Readonly<Record<string, unknown>>;

const providers: readonly string[] = ['google', 'facebook', 'cognito', 'auth0'] satisfies IdentityProvider[];

/** Splits `custom:appjobs_user_id`, such as `cognito|123`; null when it names no known provider. */
export const parseAccountId = (
  value: string,
): { readonly provider: IdentityProvider; readonly id: string } | null => {
  const bar = value.indexOf('|');
  const provider = value.slice(0, bar);
  const id = value.slice(bar + 1);
  return bar > 0 && id !== '' && providers.includes(provider)
    ? { provider: provider as IdentityProvider, id }
    : null;
};

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Whether an attribute is true. The identity service sends some as texts. */
const isTrue = (value: unknown): boolean => value === true || value === 'true';

/** The name of the provider that a federated account comes from, such as `Google`. */
const federatedProvider = ({ identities }: Claims): string | null => {
  const [first] = Array.isArray(identities) ? (identities as readonly Claims[]) : [];
  return text(first?.['providerName'])?.toLowerCase() ?? null;
};

const accountIdOf = (claims: Claims): string =>
  text(claims['custom:appjobs_user_id']) ??
  `${federatedProvider(claims) ?? 'cognito'}|${String(claims['sub'])}`;

/** The provider that signed the account in; null if it is unknown. */
export const identityProviderOf = (claims: Claims): IdentityProvider | null =>
  parseAccountId(accountIdOf(claims))?.provider ?? null;

/** The date of a time: `2024-03-05` for `2024-03-05T10:00:00Z`. */
export const dayOf = (moment: string): string => moment.slice(0, 10);

/** The profile in the claims of an id token, or in the attributes of the user. */
export const profileFrom = (claims: Claims): AuthProfile => {
  const loginDate = text(claims['loginDate']);
  return {
    user_id: String(claims['sub']),
    author_id: null,
    email: text(claims['email']),
    given_name: text(claims['given_name']),
    family_name: text(claims['family_name']),
    picture: text(claims['picture']),
    'custom:appjobs_user_id': accountIdOf(claims),
    logins_count: null,
    user_metadata: null,
    registered_before: isTrue(claims['registered_before']),
    emailVerified: isTrue(claims['email_verified']),
    loginDate: loginDate === null ? null : dayOf(loginDate),
    'custom:verify_email_send': text(claims['custom:verify_email_send']),
  };
};
