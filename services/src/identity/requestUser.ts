import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpProblem } from '../rest/httpProblem.ts';
import type { SignedInUser } from './idToken.ts';
import type { IdTokenVerifier } from './idTokenVerifier.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in user; null in public operations. */
    user: SignedInUser | null;
  }
}

const bearerToken = /^Bearer +(\S+)$/i;

const unauthorised = () => new HttpProblem(401, 'A valid id token is required.');

/** Requires a valid token for `authorised` operations, before the body is read. */
export const requireIdToken = (
  app: FastifyInstance,
  verify: IdTokenVerifier,
  isClosed: (user: SignedInUser) => Promise<boolean>,
): void => {
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.schema?.security === undefined) return;
    const token = bearerToken.exec(request.headers.authorization ?? '')?.[1];
    const user = token === undefined ? null : await verify(token);
    if (user === null || (await isClosed(user))) {
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
