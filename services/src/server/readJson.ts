import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { HttpProblem } from '../rest/httpProblem.ts';

/** Throws if the bytes of a body are not those that were meant. */
type AssertBody = (request: FastifyRequest, body: Buffer) => void;

/** Reads JSON. An empty one is no body: many clients name the type with every request. */
export const readJson = (app: FastifyInstance, assertBody: AssertBody = () => undefined): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    try {
      assertBody(request, body);
    } catch (error) {
      done(error as HttpProblem);
      return;
    }
    if (body.length === 0) done(null);
    else void parse(request, body.toString(), done);
  });
};
