import { send } from '../promises/post.mjs';

/** Signs somebody up at the identity service, each from a network of their own. @returns status and how long it took */
export const signUp = (identity, email, network) =>
  send(identity, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.SignUp',
      'x-forwarded-for': `198.51.${(network >> 8) & 255}.${network & 255}`,
    },
    body: JSON.stringify({
      ClientId: 'citygigsembeddedclient0001',
      Username: email,
      Password: 'sturdy-otter-42',
    }),
  });
