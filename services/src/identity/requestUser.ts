import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { allowsGuests } from '../rest/authorised.ts';
import { HttpProblem } from '../rest/httpProblem.ts';
import type { SignedInUser } from './idToken.ts';
import { noAddress } from './accountAddress.ts';
import type { SignIn, SignInState, SignInStatus } from './identityAdmin.ts';
import { readableState } from './readableState.ts';
import type { TokenUser } from './tokenUser.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in user; null in public operations, and for guests of `authorisedOrGuest` ones. */
    user: SignedInUser | null;
  }
}

const bearerToken = /^Bearer +(\S+)$/i;

const tokenOf = ({ headers }: FastifyRequest): string =>
  bearerToken.exec(headers.authorization ?? '')?.[1] ?? '';

export const unauthorised = () => new HttpProblem(401, 'A valid id token is required.');

const isExport = ({ routeOptions }: FastifyRequest): boolean =>
  routeOptions.url?.endsWith('/my/user/data') === true;

/** A deletion can be repeated after the account is gone: it may have failed halfway, or its answer may have been lost. */
const isDeletion = ({ method, routeOptions }: FastifyRequest): boolean =>
  method === 'DELETE' && routeOptions.url?.endsWith('/my/user') === true;

/** Whether a request is allowed in this state of the sign-in. */
const allows = (request: FastifyRequest, status: SignInStatus): boolean =>
  status === 'active' || (status === 'gone' && isDeletion(request));

interface SignInChecks {
  /** Whether the user deleted the account after this sign-in. */
  readonly isClosed: (user: SignedInUser) => Promise<boolean>;
  /** What the identity service says about the sign-in; null: it cannot be asked, so that what the token says holds. */
  readonly signInState: ((signIn: SignIn) => Promise<SignInState>) | null;
}

/**
 * Requires a valid token for `authorised` operations, before the body is read. A token stays valid for up to an hour after
 * the sign-in ended, its account was disabled or deleted, or the account got another address, so the identity service is asked, and
 * the user has the address that it tells. It is asked once the body has arrived, because a client may take its time to send it.
 */
export const requireIdToken = (
  app: FastifyInstance,
  userOfToken: TokenUser,
  { isClosed, signInState }: SignInChecks,
): void => {
  const stateForReads = signInState === null ? null : readableState(signInState);
  const stateOf = async (request: FastifyRequest, user: SignedInUser): Promise<SignInState> => {
    if (await isClosed(user)) return { status: 'gone', address: noAddress() };
    const ask = request.method === 'GET' && !isExport(request) ? stateForReads : signInState;
    return ask === null ? { status: 'active', address: user } : ask({ ...user, idToken: tokenOf(request) });
  };
  const refuse = (reply: FastifyReply): never => {
    reply.header('www-authenticate', 'Bearer');
    throw unauthorised();
  };
  app.addHook('onRequest', async (request, reply) => {
    const security = request.routeOptions.schema?.security;
    const { authorization } = request.headers;
    if (security === undefined || (authorization === undefined && allowsGuests(security))) return;
    const token = tokenOf(request);
    request.user = token === '' ? null : await userOfToken(token);
    if (request.user === null) refuse(reply);
  });
  app.addHook('preValidation', async (request, reply) => {
    if (request.user === null) return;
    const state = await stateOf(request, request.user);
    if (!allows(request, state.status)) refuse(reply);
    request.user = { ...request.user, ...state.address };
  });
};

/** Returns the signed-in user of an `authorised` operation. */
export const userOf = (request: FastifyRequest): SignedInUser => {
  if (request.user === null) throw unauthorised();
  return request.user;
};
