import { z } from 'zod';
import { HttpProblem, type FieldFault } from '../rest/httpProblem.ts';

export interface IdentityAdminSettings {
  /** The URL of the admin interface. */
  url: string;
  /** Sent as a bearer token. */
  key: string;
}

/** Operations on accounts of the identity service. */
export interface IdentityAdmin {
  /** Returns the account with an email address, or null. */
  findByEmail: (email: string) => Promise<{ id: string; email: string } | null>;
  /** Returns false for an unknown account. Throws a 422 if the service rejects the password. */
  setPassword: (userId: string, password: string) => Promise<boolean>;
  /** Like `setPassword`, but requires the current password; throws a 422 if that is wrong. */
  changePassword: (userId: string, oldPassword: string, newPassword: string) => Promise<boolean>;
  confirmEmail: (userId: string) => Promise<boolean>;
  /** Returns false if the account does not exist. */
  deleteUser: (userId: string) => Promise<boolean>;
}

const timeoutMs = 10_000;

const Accounts = z.object({ items: z.array(z.object({ id: z.string().min(1), email: z.string() })) });

const Rejection = z.object({
  errors: z.array(z.object({ field: z.string(), code: z.string(), message: z.string() })).min(1),
});

const unavailable = (cause: unknown) =>
  Object.assign(new HttpProblem(503, 'The identity service cannot be reached. Try again later.'), { cause });

const rejected = (faults: FieldFault[]) => new HttpProblem(422, 'The body is not valid.', faults);

/** Creates a client of the identity service's admin interface. Every unexpected failure is a 503. */
export const identityAdmin = ({ url, key }: IdentityAdminSettings): IdentityAdmin => {
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
      throw unavailable(cause);
    }
  };

  const read = async <T>(answer: Response, type: z.ZodType<T>): Promise<T> => {
    try {
      return type.parse(await answer.json());
    } catch (cause) {
      throw unavailable(cause);
    }
  };

  const change = async (method: string, userId: string, path: string, body?: object): Promise<boolean> => {
    const answer = await send(method, `/users/${encodeURIComponent(userId)}${path}`, body);
    if (answer.status === 422) throw rejected((await read(answer, Rejection)).errors);
    await answer.body?.cancel();
    if (answer.ok) return true;
    if (answer.status === 404) return false;
    throw unavailable(new Error(`${method} /users/{id}${path} answered ${answer.status}.`));
  };

  return {
    findByEmail: async (email) => {
      const answer = await send('GET', `/users?email=${encodeURIComponent(email)}`);
      if (!answer.ok) throw unavailable(new Error(`GET /users answered ${answer.status}.`));
      const { items } = await read(answer, Accounts);
      return items.find((account) => account.email.toLowerCase() === email) ?? null;
    },
    setPassword: (userId, password) => change('POST', userId, '/password', { password }),
    changePassword: (userId, oldPassword, newPassword) =>
      change('POST', userId, '/change-password', { old_password: oldPassword, new_password: newPassword }),
    confirmEmail: (userId) => change('POST', userId, '/confirm-email'),
    deleteUser: (userId) => change('DELETE', userId, ''),
  };
};
