import { identityError, tokens } from '../accountFixtures.ts';

/** The sign-ins that an identity service without a network knows. */
export const createIdentity = () => {
  const users = new Map<string, string>();
  const revoked = new Set<string>();
  const issue = (id: string) => {
    const user = users.get(id) ?? '';
    return tokens({
      sub: user,
      username: user,
      email: `${user}@example.org`,
      // So that a mixed profile shows.
      email_verified: user === 'ann',
      origin_jti: id,
      // Tokens of one sign-in differ.
      jti: String(Math.random()),
    });
  };
  const require = (id: string, kind: 'Access' | 'Refresh'): void => {
    if (revoked.has(id)) throw identityError('NotAuthorizedException', `${kind} Token has been revoked`);
  };
  return {
    signIn: (user: string) => {
      const id = `sign-in ${users.size}`;
      users.set(id, user);
      return { id, tokens: issue(id) };
    },
    refresh: (id: string) => {
      require(id, 'Refresh');
      return issue(id);
    },
    userOf: (id: string): string => {
      require(id, 'Access');
      return users.get(id) ?? '';
    },
    revoke: (id: string): void => {
      revoked.add(id);
    },
  };
};

export type Identity = ReturnType<typeof createIdentity>;
export type Tokens = ReturnType<Identity['refresh']>;

export const prefix = 'CognitoIdentityServiceProvider.client';

/** The entries in which Amplify stores a sign-in. */
export const entriesOf = (user: string, id: string, { accessToken, idToken }: Tokens) => [
  [`${prefix}.LastAuthUser`, user],
  [`${prefix}.${user}.accessToken`, accessToken.toString()],
  [`${prefix}.${user}.idToken`, idToken.toString()],
  [`${prefix}.${user}.refreshToken`, id],
];
