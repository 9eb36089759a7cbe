import { randomUUID } from 'node:crypto';
import { identityUsers } from '../../../services/src/db/schema/identity/user.ts';
import type { IdentityDeps } from '../../deps.ts';
import { findByName, type IdentityUser } from '../../users/users.ts';
import { identityProviders, type ProviderName } from './identityProviders.ts';

/** A visitor's profile at a provider. */
export interface ExternalProfile {
  readonly id: string;
  readonly email: string;
  /** Null if the provider does not say. */
  readonly emailVerified: boolean | null;
  readonly name: string;
  readonly givenName: string;
  readonly familyName: string;
}

/** The link between the account and the provider, in Cognito's form. */
const identitiesOf = (provider: ProviderName, id: string, issuer: string, since: Date): string => {
  const { label, type } = identityProviders[provider];
  return JSON.stringify([
    {
      userId: id,
      providerName: label,
      providerType: type,
      issuer: type === 'OIDC' ? issuer : null,
      primary: 'true',
      dateCreated: String(since.getTime()),
    },
  ]);
};

/** Whether the address is verified: if the provider does not say, as it was until now. */
const isVerified = (profile: ExternalProfile, existing: IdentityUser | null): boolean =>
  profile.emailVerified ??
  (existing?.attributes['email'] === profile.email && existing.attributes['email_verified'] === 'true');

/**
 * Returns the account of a visitor whom a provider has signed in, updated with the provider's profile. As in Cognito, it
 * is separate from an account that signed up with the same address.
 */
export const externalUser = async (
  deps: IdentityDeps,
  provider: ProviderName,
  issuer: string,
  profile: ExternalProfile,
): Promise<IdentityUser> => {
  const { orm } = deps.database;
  const username = `${provider}_${profile.id}`.toLowerCase();
  const existing = await findByName(deps.database, username);
  const attributes = {
    ...existing?.attributes,
    email: profile.email,
    email_verified: String(isVerified(profile, existing)),
    name: profile.name,
    given_name: profile.givenName,
    family_name: profile.familyName,
    identities: identitiesOf(provider, profile.id, issuer, existing?.createdAt ?? new Date()),
    'custom:appjobs_user_id': `${provider}|${profile.id}`,
  };
  const [user] = await orm
    .insert(identityUsers)
    .values({ id: randomUUID(), username, status: 'EXTERNAL_PROVIDER', attributes })
    .onConflictDoUpdate({ target: identityUsers.username, set: { attributes } })
    .returning();
  if (user === undefined) throw new Error('The account was not stored.');
  return user;
};
