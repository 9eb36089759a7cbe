import type { IdentityAdminSettings } from '../config/settings.ts';
import { z } from 'zod';
import { HttpProblem } from '../rest/httpProblem.ts';
import { noAddress } from './accountAddress.ts';
import type { IdentityAdmin, ManagedAccount } from './identityAdmin.ts';
import { accountWithPassword, unverifiedAccount, type AccountWithAddress } from './accountsOfAddress.ts';
import { identityUnavailable } from './identityUnavailable.ts';

const timeoutMs = 10_000;

const Account = z.object({
  id: z.string().min(1),
  email: z.string(),
  email_verified: z.boolean(),
  status: z.string(),
  enabled: z.boolean(),
  password_state: z.string(),
});

const Accounts = z.object({ items: z.array(Account) });

const AccountOfSignIn = Account.extend({ sign_in_active: z.boolean().optional() });

const managedAccount = ({ id, email, password_state }: z.infer<typeof Account>): ManagedAccount => ({
  id,
  email,
  passwordState: password_state,
});

const Rejection = z.object({
  errors: z.array(z.object({ field: z.string(), code: z.string(), message: z.string() })).min(1),
});

/** Manages accounts through the admin interface of the embedded identity service. */
export const embeddedAdmin = ({
  url,
  key,
}: Pick<Extract<IdentityAdminSettings, { kind: 'embedded' }>, 'url' | 'key'>): IdentityAdmin => {
  const send = async (method: string, path: string, body?: object): Promise<Response> => {
    try {
      return await fetch(`${url}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${key}`,
          accept: 'application/json',
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      });
    } catch (cause) {
      throw identityUnavailable(cause);
    }
  };

  const read = async <T>(answer: Response, type: z.ZodType<T>): Promise<T> => {
    try {
      return type.parse(await answer.json());
    } catch (cause) {
      throw identityUnavailable(cause);
    }
  };

  const change = async (method: string, userId: string, path: string, body?: object): Promise<boolean> => {
    const answer = await send(method, `/users/${encodeURIComponent(userId)}${path}`, body);
    if (answer.status === 422)
      throw new HttpProblem(422, 'The body is not valid.', (await read(answer, Rejection)).errors);
    await answer.body?.cancel();
    if (answer.ok) return true;
    if (answer.status === 404) return false;
    throw identityUnavailable(new Error(`${method} /users/{id}${path} answered ${answer.status}.`));
  };

  const accountsWith = async (email: string): Promise<AccountWithAddress[]> => {
    const answer = await send('GET', `/users?email=${encodeURIComponent(email)}`);
    if (!answer.ok) throw identityUnavailable(new Error(`GET /users answered ${answer.status}.`));
    const { items } = await read(answer, Accounts);
    return items
      .filter((account) => account.email.toLowerCase() === email)
      .map((account) => ({
        ...managedAccount(account),
        isVerified: account.email_verified,
        isExternal: account.status === 'EXTERNAL_PROVIDER',
        isUnconfirmed: account.status === 'UNCONFIRMED',
      }));
  };

  const find = async (userId: string, query = '') => {
    const answer = await send('GET', `/users/${encodeURIComponent(userId)}${query}`);
    if (answer.status === 404) return null;
    if (!answer.ok) throw identityUnavailable(new Error(`GET /users/{id} answered ${answer.status}.`));
    return read(answer, AccountOfSignIn);
  };

  return {
    tellsFormerAddress: true,
    findByEmail: async (email) => accountWithPassword(await accountsWith(email)),
    findUnverified: async (email, userId) => unverifiedAccount(await accountsWith(email), userId),
    findById: async (userId) => {
      const found = await find(userId);
      return found === null ? null : managedAccount(found);
    },
    confirmedAddress: async (userId) => {
      const found = await find(userId);
      return found?.enabled === true && found.email_verified ? found.email : null;
    },
    isPasswordUnchanged: (before, now) => before === now,
    signInState: async ({ id, signInId }) => {
      const query = signInId === null ? '' : `?sign_in=${encodeURIComponent(signInId)}`;
      const emailToldAt = Date.now() / 1000;
      const found = await find(id, query);
      if (found === null) return { status: 'gone', address: noAddress() };
      const { email, email_verified: emailVerified, enabled, sign_in_active: isActive } = found;
      const address = { email: email === '' ? null : email, emailVerified, emailToldAt };
      return { status: !enabled ? 'disabled' : isActive === false ? 'ended' : 'active', address };
    },
    setPassword: (userId, password) => change('POST', userId, '/password', { password }),
    changePassword: (userId, { oldPassword, newPassword, keptSignIn }) =>
      change('POST', userId, '/change-password', {
        old_password: oldPassword,
        new_password: newPassword,
        ...(keptSignIn !== null && { kept_sign_in: keptSignIn }),
      }),
    confirmEmail: (userId) => change('POST', userId, '/confirm-email'),
    setEnabled: (userId, enabled) => change('POST', userId, enabled ? '/enable' : '/disable'),
    signOutEverywhere: (userId) => change('POST', userId, '/sign-out'),
    deleteUser: (userId) => change('DELETE', userId, ''),
  };
};
