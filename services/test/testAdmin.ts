import type { IdentityAdminSettings } from '../src/config/settings.ts';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

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
  /** Method and path of each request. */
  calls: string[];
  stop: () => void;
}

const adminKey = 'admin-key';

const bodyOf = async (request: IncomingMessage): Promise<Record<string, string>> => {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text === '' ? {} : (JSON.parse(text) as Record<string, string>);
};

const fault = (field: string, code: string) => ({
  errors: [{ field, code, message: `${field} is ${code}` }],
});

const shownAccount = ({ id, email, emailVerified, password, enabled = true }: Account) => ({
  id,
  email,
  email_verified: emailVerified,
  status: password === null ? 'EXTERNAL_PROVIDER' : 'CONFIRMED',
  enabled,
  password_state: `state of ${password}`,
});

/** Starts an HTTP server with the admin interface of an identity service. */
export const startAdmin = async (): Promise<TestAdmin> => {
  const accounts: TestAdmin['accounts'] = new Map();
  const calls: string[] = [];
  let failure: 'status' | 'garbage' | 'reset' | null = null;

  const answer = async (request: IncomingMessage): Promise<[number, object | null]> => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://admin.test');
    const [, , id = '', action = ''] = pathname.split('/').map(decodeURIComponent);
    if (request.headers.authorization !== `Bearer ${adminKey}`) return [401, null];
    // Ignores the query, as a fuzzy search may: callers have to filter the result.
    if (id === '') return [200, { items: [...accounts.values()].map(shownAccount) }];
    const account = accounts.get(id);
    if (account === undefined) return [404, null];
    if (request.method === 'GET') {
      const signIn = searchParams.get('sign_in');
      if (signIn === null) return [200, shownAccount(account)];
      const isActive = account.endedSignIns?.includes(signIn) !== true;
      return [200, { ...shownAccount(account), sign_in_active: isActive }];
    }
    const body = await bodyOf(request);
    const newPassword = body['password'] ?? body['new_password'];
    if (action === 'change-password' && account.password === null) return [404, null];
    if (action === 'change-password' && body['old_password'] !== account.password) {
      return [422, fault('old_password', 'wrong')];
    }
    if (newPassword !== undefined && /^(.)\1*$/.test(newPassword)) {
      return [422, fault(action === 'password' ? 'password' : 'new_password', 'too_weak')];
    }
    if (newPassword !== undefined) account.password = newPassword;
    if (action === 'confirm-email') account.emailVerified = true;
    if (request.method === 'DELETE') accounts.delete(id);
    return [204, null];
  };

  const server = createServer((request, response) => {
    calls.push(`${request.method} ${request.url}`);
    if (failure === 'reset') return response.destroy();
    if (failure === 'status') return response.writeHead(500).end();
    if (failure === 'garbage') return response.writeHead(200).end('<html>');
    return answer(request).then(([status, body]) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(body && JSON.stringify(body)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    settings: { kind: 'embedded', url: `http://127.0.0.1:${port}`, key: adminKey },
    accounts,
    fail: (next) => void (failure = next),
    calls,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
