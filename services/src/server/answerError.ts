import type { ServerResponse } from 'node:http';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { HttpProblem } from '../rest/httpProblem.ts';
import { TooManyRequests } from '../rest/tooManyRequests.ts';
import { faultsOf } from './faultsOf.ts';

/** What to log of an error: neither a statement's parameters nor an engine's source belongs there. */
const loggable = (error: Error) => {
  const cause = error.cause instanceof Error ? error.cause : error;
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : undefined;
  return { name: cause.name, message: cause.message.slice(0, 500), code };
};

const clientMessage = (error: FastifyError): string =>
  error.statusCode === 413 ? 'The body is too large.' : error.message;

/** Every error as an answer of the contract. */
export const answerError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
  if (error instanceof HttpProblem) {
    if (error instanceof TooManyRequests) reply.header('retry-after', error.retryAfterSeconds);
    if (error.statusCode >= 500) request.log.error({ fault: loggable(error) }, 'A request failed');
    const body = error.faults.length > 0 ? { errors: error.faults } : { message: error.message };
    return reply.code(error.statusCode).send(body);
  }
  if (error.validation !== undefined) {
    const place = error.validationContext ?? 'request';
    return reply.code(place === 'body' ? 422 : 400).send({ errors: faultsOf(error.validation, place) });
  }
  const status = error.statusCode ?? 500;
  if (status === 400) {
    return reply.code(400).send({ errors: [{ field: 'body', code: 'malformed', message: error.message }] });
  }
  // What is left of a body that is too large is read and dropped: a connection that ends while the caller still sends
  // would lose the answer. The time for a request to arrive holds.
  if (status === 413) reply.removeHeader('connection');
  if (status < 500) return reply.code(status).send({ message: clientMessage(error) });
  request.log.error({ fault: loggable(error) }, 'A request failed');
  return reply.code(500).send({ message: 'Something went wrong.' });
};

/** A path that cannot be decoded never reaches a route. */
export const answerMalformedUrl = (
  error: FastifyError,
  _request: unknown,
  reply: { raw: ServerResponse },
) => {
  const body = { errors: [{ field: 'path', code: 'malformed', message: error.message }] };
  reply.raw.writeHead(400, { 'content-type': 'application/json; charset=utf-8' });
  reply.raw.end(JSON.stringify(body));
};
