import { signInWithRedirect, signOut } from 'aws-amplify/auth';
import type { AuthConfig } from '../../config/AuthConfig.ts';
import { hostedOrigin } from '../../config/identityOrigins.ts';
import { hasHostedMarks, removeHostedMarks } from './amplifyEntries.ts';
import { loopbackShim, type LoopbackShim } from './loopbackShim.ts';

const shimFor = ({ identityOrigin, oauthDomain }: AuthConfig): LoopbackShim | null =>
  loopbackShim(identityOrigin, oauthDomain, window.location.host);

/** The providers of the hosted page, as Amplify names them. */
const providers = { google: 'Google', facebook: 'Facebook', auth0: { custom: 'auth0' } } as const;

export type HostedProvider = keyof typeof providers;

/** Leaves for the hosted page. Comes back to the home page of the language with a code, even when the visitor was on another. */
export const openHostedPage = (auth: AuthConfig, provider: HostedProvider, lang: string): Promise<void> => {
  const shim = shimFor(auth);
  return signInWithRedirect({
    provider: providers[provider],
    options: {
      lang,
      ...(shim === null
        ? {}
        : {
            authSessionOpener: (url: string) => {
              window.location.assign(shim.toHttp(url));
              return Promise.resolve();
            },
          }),
    },
  });
};

/** Exchanges the code in the address for tokens until `signal` aborts it; Amplify reports the outcome to its Hub. */
export const completeHostedSignIn = async (auth: AuthConfig, signal: AbortSignal): Promise<void> => {
  const shim = shimFor(auth);
  const endpoint = `https://${auth.oauthDomain}/oauth2/token`;
  const send = window.fetch.bind(window);
  // Amplify takes no signal, and would store tokens that arrive later.
  window.fetch = (input, init) =>
    input === endpoint
      ? send(shim === null ? input : shim.toHttp(input), { ...init, signal })
      : send(input, init);
  await import('aws-amplify/auth/enable-oauth-listener');
};

/**
 * Signs out of Amplify. A user who signed in on the hosted page is sent there to sign out, too, and comes back to
 * `returnUrl`.
 */
export const signOutOfAmplify = async (auth: AuthConfig, returnUrl: string): Promise<void> => {
  const shim = shimFor(auth);
  if (shim === null) return signOut({ global: false, oauth: { redirectUrl: returnUrl } });
  const wasHosted = hasHostedMarks();
  removeHostedMarks();
  await signOut();
  if (wasHosted)
    window.location.assign(
      `${hostedOrigin(auth)}/logout?client_id=${encodeURIComponent(auth.clientId)}&logout_uri=${encodeURIComponent(returnUrl)}`,
    );
  return undefined;
};
