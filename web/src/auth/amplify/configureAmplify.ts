import { Amplify } from 'aws-amplify';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import type { AuthConfig } from '../../config/AuthConfig.ts';
import { guardStorage } from './guardStorage.ts';
import { tokenStorage } from './tokenStorage.ts';

interface Place {
  /** Origin of the site in this browser, without a trailing slash. */
  readonly origin: string;
  /** Where the hosted sign-in leads: the home page in the language of this page. */
  readonly homePath: string;
  /** Where sign-out may lead: the home page of each language. */
  readonly homePaths: readonly string[];
}

/** The settings of the site in the form that Amplify reads. */
export const amplifySettings = (
  { userPoolId, clientId, identityPoolId, identityOrigin, oauthDomain, verification }: AuthConfig,
  { origin, homePath, homePaths }: Place,
): Parameters<typeof Amplify.configure>[0] => ({
  Auth: {
    Cognito: {
      userPoolId,
      userPoolClientId: clientId,
      identityPoolId,
      // Visitors get credentials too.
      allowGuestAccess: true,
      signUpVerificationMethod: verification,
      // Without endpoints Amplify uses Amazon's.
      ...(identityOrigin === null
        ? {}
        : { userPoolEndpoint: `${identityOrigin}/`, identityPoolEndpoint: `${identityOrigin}/` }),
      loginWith: {
        email: true,
        oauth: {
          domain: oauthDomain,
          scopes: ['phone', 'email', 'profile', 'openid', 'aws.cognito.signin.user.admin'],
          redirectSignIn: [origin + homePath],
          redirectSignOut: homePaths.map((path) => origin + path),
          responseType: 'code',
          providers: ['Google', 'Facebook', { custom: 'auth0' }],
        },
      },
    },
  },
});

/** Configures Amplify, once per page. */
export const configureAmplify = (auth: AuthConfig, place: Place): void => {
  guardStorage();
  Amplify.configure(amplifySettings(auth, place));
  // Counts only after the configuration.
  cognitoUserPoolsTokenProvider.setKeyValueStorage(tokenStorage);
};
