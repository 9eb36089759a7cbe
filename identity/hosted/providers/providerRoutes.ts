import type { FastifyInstance } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { IdentityDeps } from '../../deps.ts';
import { pageLanguage } from '../page/pageLanguage.ts';
import { sendFault } from '../page/sendFault.ts';
import { cancelSignIn, finishSignIn } from '../server/finishSignIn.ts';
import { externalUser } from './externalUser.ts';
import { providerNamed } from './identityProviders.ts';
import { redeemCode } from './redeemCode.ts';
import { roundTripOf, signInOfState } from './roundTrip.ts';
import { returnPath, standInClientId, standInPath } from './standIns.ts';

interface Return {
  readonly Params: { readonly uid: string };
  readonly Querystring: { readonly state?: string; readonly code?: string };
}

/** Signs in with a provider: redirects to it, and finishes the sign-in when the visitor returns. */
export const providerRoutes = (app: FastifyInstance, deps: IdentityDeps, hosted: Provider): void => {
  const { origin } = deps.settings;

  app.get<{ Params: { uid: string; provider: string } }>(
    '/login/:uid/providers/:provider',
    async (request, reply) => {
      const { uid, params } = await hosted.interactionDetails(request.raw, reply.raw);
      const provider = providerNamed(request.params.provider);
      if (provider === null) return sendFault(request, reply, deps, null);
      const { state, nonce, challenge } = roundTripOf(deps, provider, uid);
      const query = new URLSearchParams({
        client_id: standInClientId,
        response_type: 'code',
        scope: 'openid email profile',
        redirect_uri: origin + returnPath,
        state,
        nonce,
        code_challenge: challenge,
        code_challenge_method: 'S256',
        // Somebody who signed out here must be able to choose another account.
        prompt: 'login',
        ui_locales: pageLanguage(params, request.headers['accept-language']),
      });
      return reply.redirect(`${origin}${standInPath(provider)}/authorize?${query}`, 303);
    },
  );

  // The cookie of a sign-in is sent to its own path only.
  app.get<Return>(returnPath, async (request, reply) => {
    const signIn = signInOfState(deps, request.query.state);
    if (signIn === null) return sendFault(request, reply, deps, null);
    const query = request.url.slice(request.url.indexOf('?'));
    return reply.redirect(`${origin}/login/${signIn.uid}/return${query}`, 303);
  });

  app.get<Return>('/login/:uid/return', async (request, reply) => {
    const { uid } = await hosted.interactionDetails(request.raw, reply.raw);
    const { state, code } = request.query;
    const signIn = signInOfState(deps, state);
    if (signIn?.uid !== uid) return sendFault(request, reply, deps, null);
    if (code === undefined) return reply.redirect(await cancelSignIn(hosted, request, reply), 303);
    const { provider } = signIn;
    const profile = await redeemCode(app, deps, { provider, uid, code });
    const user = await externalUser(deps, provider, origin + standInPath(provider), profile);
    if (!user.enabled) return sendFault(request, reply, deps, 'disabled');
    return reply.redirect(await finishSignIn(hosted, request, reply, user.id), 303);
  });
};
