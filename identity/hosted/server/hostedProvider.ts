import { interactionPolicy, Provider } from 'oidc-provider';
import { issuerOf } from '@citygigs/server/config/identitySettings.ts';
import type { IdentityDeps } from '../../deps.ts';
import { findById } from '../../users/users.ts';
import { errorPage } from '../page/errorPage.ts';
import { page, pageHeaders } from '../page/page.ts';
import { pageLanguage } from '../page/pageLanguage.ts';
import { providerNamed } from '../providers/identityProviders.ts';
import { cookiesOf } from './cookies.ts';
import { homePages } from './homePages.ts';
import { lifetimes } from './lifetimes.ts';
import { oidcAdapter } from './oidcAdapter.ts';
import { answerWithPoolTokens } from './poolTokens.ts';
import { scopes } from './scopes.ts';

/** The account with an id; null if it does not exist or is disabled. */
const usableAccount = async ({ database }: IdentityDeps, id: string) => {
  const user = await findById(database, id);
  return user?.enabled === true ? user : null;
};

/** When to show the login even if somebody is signed in. */
const policyFor = (deps: IdentityDeps) => {
  const policy = interactionPolicy.base();
  const { Check } = interactionPolicy;
  const login = policy.get('login');
  login?.checks.add(
    // A provider that the site names decides who signs in, even if somebody is signed in here.
    new Check('provider_named', 'A provider is asked who the visitor is', ({ oidc }) =>
      providerNamed(oidc.params?.['identity_provider']) !== null && oidc.result?.login === undefined
        ? Check.REQUEST_PROMPT
        : Check.NO_NEED_TO_PROMPT,
    ),
  );
  login?.checks.add(
    new Check('account_unusable', 'The account cannot be used', async ({ oidc }) => {
      const id = oidc.session?.accountId;
      return id !== undefined && (await usableAccount(deps, id)) === null
        ? Check.REQUEST_PROMPT
        : Check.NO_NEED_TO_PROMPT;
    }),
  );
  return policy;
};

/** The OpenID Connect server of the hosted sign-in: it checks clients, redirects and PKCE, and issues codes. */
export const createHostedProvider = (deps: IdentityDeps): Provider => {
  const { settings, secrets, database } = deps;
  const allowed = homePages(settings.siteOrigins);
  const provider: Provider = new Provider(issuerOf(settings), {
    adapter: oidcAdapter(database, 'hosted'),
    clients: [
      {
        client_id: settings.clientId,
        token_endpoint_auth_method: 'none',
        redirect_uris: allowed,
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
      },
    ],
    clientBasedCORS: (_ctx, origin) => settings.siteOrigins.includes(origin),
    cookies: cookiesOf('hosted', secrets.cookieKey),
    extraParams: ['identity_provider', 'lang'],
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      userinfo: { enabled: false },
    },
    findAccount: async (_ctx, id) => {
      const user = await usableAccount(deps, id);
      return user === null ? undefined : { accountId: id, claims: () => ({ sub: id }) };
    },
    interactions: { policy: policyFor(deps), url: (_ctx, { uid }) => `/login/${uid}` },
    issueRefreshToken: () => false,
    jwks: { keys: [secrets.serverKey] },
    // Asks nobody for consent, because the site is ours.
    loadExistingGrant: async ({ oidc: { session } }) => {
      const grant = new provider.Grant({
        clientId: settings.clientId,
        accountId: session?.accountId ?? '',
      });
      grant.addOIDCScope(scopes.join(' '));
      await grant.save();
      return grant;
    },
    pkce: { required: () => true },
    renderError: (ctx, { error, error_description: description }) => {
      const language = pageLanguage(ctx.query, ctx.get('accept-language'));
      const detail = `${error}: ${description ?? ''}`;
      ctx.set(pageHeaders(settings.siteOrigins));
      ctx.body = page(errorPage(language, settings.siteOrigins[0] ?? '', { reason: null, detail }));
    },
    responseTypes: ['code'],
    routes: { authorization: '/oauth2/authorize', token: '/oauth2/token', jwks: '/oauth2/jwks' },
    scopes,
    ttl: lifetimes,
  });
  answerWithPoolTokens(provider, deps);
  return provider;
};
