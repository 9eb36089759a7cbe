import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { IdentityAdminSettings } from '../src/config/settings.ts';

interface Account {
  id: string;
  email: string;
  /** Null for accounts of external providers. */
  password: string | null;
  emailVerified: boolean;
  enabled?: boolean;
  /** Sign-ins that have ended. */
  endedSignIns?: string[];
}

export interface TestAdmin {
  settings: IdentityAdminSettings;
  accounts: Map<string, Account>;
  /** Makes every answer fail in this way until it is called with null. */
  fail: (failure: 'status' | 'garbage' | 'reset' | null) => void;
  /** Operation and account of each request: `AdminGetUser ada`. */
  calls: string[];
  stop: () => void;
}

type Body = Readonly<Record<string, string>> & {
  readonly AuthParameters?: Readonly<Record<string, string>>;
  readonly Logins?: Readonly<Record<string, string>>;
};

const failures = {
  UserNotFoundException: 'User does not exist.',
  NotAuthorizedException: 'Incorrect username or password.',
  InvalidPasswordException: 'Password does not conform to policy.',
};

class Failure extends Error {
  override readonly name: keyof typeof failures;
  constructor(name: keyof typeof failures) {
    super(failures[name]);
    this.name = name;
  }
}

const shownAccount = ({ id, email, emailVerified, password, enabled = true }: Account) => ({
  Username: id,
  UserStatus: password === null ? 'EXTERNAL_PROVIDER' : 'CONFIRMED',
  Enabled: enabled,
  Attributes: Object.entries({ sub: id, email, email_verified: String(emailVerified) }).map(
    ([Name, Value]) => ({ Name, Value }),
  ),
  // Another time after every change of the password.
  UserLastModifiedDate: createHash('sha256').update(String(password)).digest().readUInt32BE(),
});

const claimsIn = ({ Logins = {} }: Body) => {
  const [token = ''] = Object.values(Logins);
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, string>;
};

/** The account that a request is about. */
const idIn = (body: Body): string =>
  body['Username'] ??
  body.AuthParameters?.['USERNAME'] ??
  (body.Logins === undefined ? undefined : claimsIn(body)['sub']) ??
  /^sub = "(.*)"$/.exec(body['Filter'] ?? '')?.[1] ??
  '';

/** Starts an HTTP server that speaks Cognito's protocol: a user pool, and an identity pool that checks sign-ins. */
export const startAdmin = async (): Promise<TestAdmin> => {
  const accounts: TestAdmin['accounts'] = new Map();
  const calls: string[] = [];
  let failure: 'status' | 'garbage' | 'reset' | null = null;

  const accountOf = (body: Body): Account => {
    const account = accounts.get(idIn(body));
    if (account === undefined) throw new Failure('UserNotFoundException');
    return account;
  };
  const operations: Readonly<Record<string, (body: Body) => object | void>> = {
    // Finds every address, as a fuzzy search may: callers have to filter the result.
    ListUsers: (body) => ({
      Users: [...accounts.values()]
        .filter(({ id }) => body['Filter']?.startsWith('email') || id === idIn(body))
        .map(shownAccount),
    }),
    AdminGetUser: (body) => {
      const { Attributes: UserAttributes, ...user } = shownAccount(accountOf(body));
      return { ...user, UserAttributes };
    },
    AdminInitiateAuth: (body) => {
      if (accountOf(body).password !== body.AuthParameters?.['PASSWORD'])
        throw new Failure('NotAuthorizedException');
    },
    AdminSetUserPassword: (body) => {
      const { Password = '' } = body;
      if (/^(.)\1*$/.test(Password)) throw new Failure('InvalidPasswordException');
      accountOf(body).password = Password;
    },
    AdminUpdateUserAttributes: (body) => void (accountOf(body).emailVerified = true),
    AdminUserGlobalSignOut: (body) => void accountOf(body),
    AdminDeleteUser: (body) => void accounts.delete(accountOf(body).id),
    GetId: (body) => ({ IdentityId: `us-east-1:${idIn(body)}` }),
    GetCredentialsForIdentity: (body) => {
      const signIn = claimsIn(body)['origin_jti'] ?? '';
      if (accounts.get(idIn(body))?.endedSignIns?.includes(signIn))
        throw new Failure('NotAuthorizedException');
    },
  };

  const answer = (name: string, body: Body): readonly [number, object] => {
    try {
      return [200, operations[name]?.(body) ?? {}];
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      return [400, { __type: error.name, message: error.message }];
    }
  };

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<unknown> => {
    const [, name = ''] = String(request.headers['x-amz-target']).split('.');
    const body = (await json(request)) as Body;
    calls.push(`${name} ${idIn(body)}`);
    if (failure === 'reset') return response.destroy();
    if (failure === 'status') return response.writeHead(500).end();
    if (failure === 'garbage') return response.writeHead(200).end('<html>');
    const [status, answered] = answer(name, body);
    response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' });
    return response.end(JSON.stringify(answered));
  };
  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    settings: {
      poolId: 'us-east-1_Test',
      clientId: 'citygigs-test',
      checkPoolId: 'us-east-1:00000000-0000-4000-8000-000000000002',
      endpoint: `http://127.0.0.1:${port}`,
      credentials: { accessKeyId: 'test', secretAccessKey: 'secret' },
      stateAgeMs: 0,
      tellsFormerAddress: true,
      endsOtherSignIns: false,
    },
    accounts,
    fail: (next) => void (failure = next),
    calls,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
