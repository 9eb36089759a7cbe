import { tokenClaims } from '../../src/auth/session/tokenClaims.ts';
import type { Identity } from './identity.ts';
import type { Network } from './network.ts';

/** What only this user may see and write. */
export const secretOf = (user: string): string => `secret of ${user}`;

const metadataFields = [
  'avatar',
  'birthdate',
  'categories',
  'email',
  'familyName',
  'gender',
  'givenName',
  'homeCountry',
  'languageCode',
  'typeOfJobs',
  'workFromHome',
  'worktownId',
  'worktownSlug',
];

const mutations = ['initUser', 'updateMetadata', 'verifyEmailSend'];

const rejected = {
  errors: [{ message: 'Unauthorized', extensions: { code: 'UNAUTHENTICATED' } }],
  data: Object.fromEntries([...mutations, 'viewer'].map((name) => [name, null])),
};

/** The gateway without a network: answers the calls of the account. `writes` lists who wrote what. */
export const createGateway = (identity: Identity, network: Network) => {
  const writes: { readonly user: string; readonly input: string }[] = [];
  const serve = (authorization: string | null, variables: { readonly input?: object }): object => {
    let user: string;
    try {
      user = identity.userOf(String(tokenClaims(authorization ?? '')['origin_jti']));
    } catch {
      return rejected;
    }
    if (user === '') return rejected;
    if (variables.input) {
      writes.push({ user, input: JSON.stringify(variables.input) });
      return { data: Object.fromEntries(mutations.map((name) => [name, { userErrors: [] }])) };
    }
    const nothing = Object.fromEntries(metadataFields.map((name) => [name, null]));
    // A message about one field, for the eyes of this user.
    const errors = [{ message: `Not loaded: ${secretOf(user)}`, path: ['viewer', 'other'] }];
    return { errors, data: { viewer: { loginsCount: 1, metadata: { ...nothing, phone: secretOf(user) } } } };
  };
  const fetchAnswer: typeof fetch = async (_url, init) => {
    const authorization = new Headers(init?.headers).get('authorization');
    const { variables } = JSON.parse(String(init?.body)) as { variables: { input?: object } };
    const answer = await network.send(() => serve(authorization, variables));
    return new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } });
  };
  return { writes, fetchAnswer };
};
