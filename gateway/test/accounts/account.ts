import { randomUUID } from 'node:crypto';

const clientId = 'citygigsembeddedclient0001';

/** Sign-ups with addresses of this domain need no confirmation. */
export const confirmedDomain = 'confirmed.example';

export type Json = Readonly<Record<string, unknown>>;

/** What an operation of the identity service answered; status 0 if the connection was lost. */
export interface IdentityAnswer {
  readonly status: number;
  readonly body: Json;
}

/** Calls an operation of the identity service. */
export const callIdentity = async (
  identity: string,
  operation: string,
  input: Json,
): Promise<IdentityAnswer> => {
  const answer = await fetch(identity, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify({ ClientId: clientId, ...input }),
  }).catch(() => null);
  if (answer === null) return { status: 0, body: {} };
  return { status: answer.status, body: (await answer.json()) as Json };
};

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Credentials that no other test uses. */
export const newCredentials = (name: string, domain = confirmedDomain): Credentials => {
  const id = randomUUID();
  return { email: `${name}-${id}@${domain}`, password: `Word-${id}` };
};

export const signUp = (identity: string, { email, password }: Credentials): Promise<IdentityAnswer> =>
  callIdentity(identity, 'SignUp', {
    Username: email,
    Password: password,
    UserAttributes: [{ Name: 'email', Value: email }],
  });

/** The tokens of a sign-in. */
export interface Tokens {
  readonly IdToken: string;
  readonly AccessToken: string;
  readonly RefreshToken: string;
}

/** The tokens in an answer. Throws if there are none. */
export const tokensIn = ({ body }: IdentityAnswer): Tokens => {
  const tokens = body['AuthenticationResult'];
  if (typeof tokens !== 'object' || tokens === null) throw new Error(`No tokens: ${JSON.stringify(body)}`);
  return tokens as Tokens;
};

export const sendPassword = (identity: string, { email, password }: Credentials): Promise<IdentityAnswer> =>
  callIdentity(identity, 'InitiateAuth', {
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: email, PASSWORD: password },
  });

export const signIn = async (identity: string, credentials: Credentials): Promise<Tokens> =>
  tokensIn(await sendPassword(identity, credentials));

/** The claims of a token, unverified. */
const claimsOf = (token: string): Json =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')) as Json;

/** An account with the tokens of its first sign-in. */
export interface Account extends Credentials {
  readonly userId: string;
  readonly tokens: Tokens;
}

export const createAccount = async (identity: string, name: string): Promise<Account> => {
  const credentials = newCredentials(name);
  await signUp(identity, credentials);
  const tokens = await signIn(identity, credentials);
  return { ...credentials, tokens, userId: String(claimsOf(tokens.IdToken)['sub']) };
};
