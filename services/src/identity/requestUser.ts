import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpProblem } from '../rest/httpProblem.ts';
import type { SignedInUser } from './idToken.ts';
import type { TokenUser } from './tokenUser.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in user; null in public operations. */
    user: SignedInUser | null;
  }
}

const bearerToken = /^Bearer +(\S+)$/i;

const unauthorised = () => new HttpProblem(401, 'A valid id token is required.');

/** Whether the account must still exist: for every change but the deletion, which can be repeated after a failure. */
const needsActiveAccount = ({ method, routeOptions }: FastifyRequest): boolean =>
  method !== 'GET' && !(method === 'DELETE' && routeOptions.url?.endsWith('/my/user') === true);

interface SignInChecks {
  /** Whether the user deleted the account after this sign-in. */
  readonly isClosed: (user: SignedInUser) => Promise<boolean>;
  /** Whether the identity service still has the account, and has not disabled it. */
  readonly isActive: (user: SignedInUser) => Promise<boolean>;
}

/**
 * Requires a valid token for `authorised` operations, before the body is read. A token stays valid for up to an hour after
 * its account was disabled or deleted, so changes ask the identity service.
 */
export const requireIdToken = (
  app: FastifyInstance,
  userOfToken: TokenUser,
  { isClosed, isActive }: SignInChecks,
): void => {
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.schema?.security === undefined) return;
    const token = bearerToken.exec(request.headers.authorization ?? '')?.[1];
    const user = token === undefined ? null : await userOfToken(token);
    const isValid =
      user !== null && !(await isClosed(user)) && (!needsActiveAccount(request) || (await isActive(user)));
    if (!isValid) {
      reply.header('www-authenticate', 'Bearer');
      throw unauthorised();
    }
    request.user = user;
  });
};

/** Returns the signed-in user of an `authorised` operation. */
export const userOf = (request: FastifyRequest): SignedInUser => {
  if (request.user === null) throw unauthorised();
  return request.user;
};
