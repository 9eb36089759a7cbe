import type { ServerResponse } from 'node:http';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { HttpProblem } from '../rest/httpProblem.ts';
import { Abandoned, Overloaded } from '../rest/limitConcurrency.ts';
import { TooManyRequests } from '../rest/tooManyRequests.ts';
import { faultsOf } from './faultsOf.ts';
import { loggable } from './log/loggable.ts';

const clientMessage = (error: FastifyError): string =>
  error.statusCode === 413 ? 'The body is too large.' : error.message;

/** Answers every error as the contract describes. */
export const answerError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
  if (error instanceof HttpProblem) {
    if (error instanceof TooManyRequests) reply.header('retry-after', error.retryAfterSeconds);
    if (error.statusCode >= 500) request.log.error({ fault: loggable(error) }, 'A request failed');
    const body = error.faults.length > 0 ? { errors: error.faults } : { message: error.message };
    return reply.code(error.statusCode).send(body);
  }
  if (error instanceof Overloaded)
    return reply.code(503).header('retry-after', '1').send({ message: error.message });
  // Nobody reads this answer.
  if (error instanceof Abandoned) return reply.code(503).send();
  if (error.validation !== undefined) {
    const part = error.validationContext ?? 'request';
    return reply.code(part === 'body' ? 422 : 400).send({ errors: faultsOf(error.validation, part) });
  }
  const status = error.statusCode ?? 500;
  if (status === 400) {
    return reply.code(400).send({ errors: [{ field: 'body', code: 'malformed', message: error.message }] });
  }
  // Keep the connection and discard the rest of the body: if the connection closed while the caller is still sending, the answer
  // would be lost. The time limit for the request still applies.
  if (status === 413) reply.removeHeader('connection');
  if (status < 500) return reply.code(status).send({ message: clientMessage(error) });
  request.log.error({ fault: loggable(error) }, 'A request failed');
  return reply.code(500).send({ message: 'An unexpected error occurred.' });
};

/** Answers requests whose path cannot be decoded, which Fastify does not route. */
export const answerMalformedUrl = (
  error: FastifyError,
  _request: unknown,
  reply: { raw: ServerResponse },
) => {
  const body = { errors: [{ field: 'path', code: 'malformed', message: error.message }] };
  reply.raw.writeHead(400, { 'content-type': 'application/json; charset=utf-8' });
  reply.raw.end(JSON.stringify(body));
};
