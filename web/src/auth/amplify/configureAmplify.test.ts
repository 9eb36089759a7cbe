import { describe, expect, it } from 'vitest';
import { embeddedAuth } from '../../config/AuthConfig.ts';
import { amplifySettings } from './configureAmplify.ts';

const place = { origin: 'http://localhost:3000', homePath: '/de', homePaths: ['/', '/de'] };

describe('the settings that Amplify gets', () => {
  it('have guest access and the endpoints of the embedded service', { tags: ['R6.02'] }, () => {
    expect(amplifySettings(embeddedAuth, place)).toEqual({
      Auth: {
        Cognito: {
          userPoolId: 'us-east-1_Embedded1',
          userPoolClientId: 'citygigsembeddedclient0001',
          identityPoolId: 'us-east-1:00000000-0000-4000-8000-000000000001',
          allowGuestAccess: true,
          signUpVerificationMethod: 'code',
          userPoolEndpoint: 'http://localhost:4200/',
          identityPoolEndpoint: 'http://localhost:4200/',
          loginWith: {
            email: true,
            oauth: {
              domain: 'localhost:4200',
              scopes: ['phone', 'email', 'profile', 'openid', 'aws.cognito.signin.user.admin'],
              redirectSignIn: ['http://localhost:3000/de'],
              redirectSignOut: ['http://localhost:3000/', 'http://localhost:3000/de'],
              responseType: 'code',
              providers: ['Google', 'Facebook', { custom: 'auth0' }],
            },
          },
        },
      },
    });
  });

  it('have no endpoints with a user pool of Amazon', () => {
    const amazon = amplifySettings({ ...embeddedAuth, identityOrigin: null }, place);
    expect(amazon).toMatchObject({ Auth: { Cognito: { allowGuestAccess: true } } });
    expect(JSON.stringify(amazon)).not.toContain('Endpoint');
  });
});
