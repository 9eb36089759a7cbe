import type { FastifyInstance, FastifyRequest } from 'fastify';
import { allowsGuests } from '../rest/authorised.ts';
import { HttpProblem } from '../rest/httpProblem.ts';
import type { SignedInUser } from './idToken.ts';
import type { SignIn, SignInState } from './identityAdmin.ts';
import type { TokenUser } from './tokenUser.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in user; null in public operations, and for guests of `authorisedOrGuest` ones. */
    user: SignedInUser | null;
  }
}

const bearerToken = /^Bearer +(\S+)$/i;

const unauthorised = () => new HttpProblem(401, 'A valid id token is required.');

const isExport = ({ routeOptions }: FastifyRequest): boolean =>
  routeOptions.url?.endsWith('/my/user/data') === true;

/** A deletion can be repeated after the account is gone: it may have failed halfway, or its answer may have been lost. */
const isDeletion = ({ method, routeOptions }: FastifyRequest): boolean =>
  method === 'DELETE' && routeOptions.url?.endsWith('/my/user') === true;

/** Whether a request is allowed in this state of the sign-in. */
const allows = (request: FastifyRequest, state: SignInState): boolean =>
  state === 'active' || (state === 'gone' && isDeletion(request));

interface SignInChecks {
  /** Whether the user deleted the account after this sign-in. */
  readonly isClosed: (user: SignedInUser) => Promise<boolean>;
  /** What the identity service says about the sign-in. */
  readonly signInState: (signIn: SignIn) => Promise<SignInState>;
  /** The same for reads, which go on while the service does not answer. */
  readonly readableState: (signIn: SignIn) => Promise<SignInState>;
}

/**
 * Requires a valid token for `authorised` operations, before the body is read. A token stays valid for up to an hour after
 * the sign-in ended or its account was disabled or deleted, so the identity service is asked.
 */
export const requireIdToken = (
  app: FastifyInstance,
  userOfToken: TokenUser,
  { isClosed, signInState, readableState }: SignInChecks,
): void => {
  app.addHook('onRequest', async (request, reply) => {
    const security = request.routeOptions.schema?.security;
    const { authorization } = request.headers;
    if (security === undefined || (authorization === undefined && allowsGuests(security))) return;
    const token = bearerToken.exec(authorization ?? '')?.[1];
    const user = token === undefined ? null : await userOfToken(token);
    const stateOf = request.method === 'GET' && !isExport(request) ? readableState : signInState;
    const isValid =
      token !== undefined &&
      user !== null &&
      ((await isClosed(user))
        ? isDeletion(request)
        : allows(request, await stateOf({ ...user, idToken: token })));
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
