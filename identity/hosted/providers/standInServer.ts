import { Provider } from 'oidc-provider';
import type { IdentityDeps } from '../../deps.ts';
import { cookiesOf } from '../server/cookies.ts';
import { lifetimes } from '../server/lifetimes.ts';
import { oidcAdapter } from '../server/oidcAdapter.ts';
import type { ProviderName } from './identityProviders.ts';
import {
  fullName,
  returnPath,
  sampleAccounts,
  standInClientId,
  standInPath,
  verifiesEmails,
} from './standIns.ts';

const scopes = ['openid', 'email', 'profile'];

/** The OpenID Connect server of a stand-in. Its only client is the hosted sign-in. */
export const createStandInServer = (
  { settings, secrets, database }: IdentityDeps,
  name: ProviderName,
): Provider => {
  const path = standInPath(name);
  const server: Provider = new Provider(settings.origin + path, {
    adapter: oidcAdapter(database, name),
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name'],
    },
    clients: [
      {
        client_id: standInClientId,
        token_endpoint_auth_method: 'none',
        redirect_uris: [settings.origin + returnPath],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    // Puts all claims into the id token, so that the client needs no second request.
    conformIdTokenClaims: false,
    cookies: cookiesOf(name, secrets.cookieKey),
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    findAccount: (_ctx, id) => {
      const account = sampleAccounts[name].find((sample) => sample.id === id);
      if (account === undefined) return undefined;
      return {
        accountId: id,
        claims: () => ({
          sub: id,
          email: account.email,
          ...(verifiesEmails(name) ? { email_verified: true } : {}),
          name: fullName(account),
          given_name: account.givenName,
          family_name: account.familyName,
        }),
      };
    },
    interactions: { url: (_ctx, { uid }) => `${path}/accounts/${uid}` },
    jwks: { keys: [secrets.serverKey] },
    loadExistingGrant: async ({ oidc: { session } }) => {
      const grant = new server.Grant({ clientId: standInClientId, accountId: session?.accountId ?? '' });
      grant.addOIDCScope(scopes.join(' '));
      await grant.save();
      return grant;
    },
    pkce: { required: () => true },
    responseTypes: ['code'],
    routes: { authorization: `${path}/authorize`, token: `${path}/token`, jwks: `${path}/jwks` },
    scopes,
    ttl: lifetimes,
  });
  return server;
};
