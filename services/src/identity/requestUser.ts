import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpProblem } from '../rest/httpProblem.ts';
import type { SignedInUser } from './idToken.ts';
import type { IdTokenVerifier } from './idTokenVerifier.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls; null where nobody has to be signed in. */
    user: SignedInUser | null;
  }
}

const BEARER = /^Bearer +(\S+)$/i;

const unauthorised = () => new HttpProblem(401, 'A valid id token is needed.');

/** The one place where operations that are declared `authorised` ask for a token: before anything else is read. */
export const requireIdToken = (
  app: FastifyInstance,
  verify: IdTokenVerifier,
  isClosed: (user: SignedInUser) => Promise<boolean>,
): void => {
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.schema?.security === undefined) return;
    const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
    const user = token === undefined ? null : await verify(token);
    if (user === null || (await isClosed(user))) {
      reply.header('www-authenticate', 'Bearer');
      throw unauthorised();
    }
    request.user = user;
  });
};

/** The caller of an operation that is declared `authorised`. */
export const userOf = (request: FastifyRequest): SignedInUser => {
  if (request.user === null) throw unauthorised();
  return request.user;
};
