import type { FastifyReply } from 'fastify';
import { ImproperTransformation } from './improperTransformation.ts';
import { Abandoned, Overloaded } from '../rest/limitConcurrency.ts';

/** Answers 400 for an invalid image URL and 503 if too many images are queued; rethrows other errors. */
export const sendImageError = (reply: FastifyReply, error: unknown): FastifyReply => {
  if (error instanceof ImproperTransformation) {
    const { field, message } = error;
    return reply.code(400).send({ errors: [{ field, code: 'improper', message }] });
  }
  if (error instanceof Overloaded) {
    return reply.code(503).header('retry-after', '1').send({ message: error.message });
  }
  // Nobody reads this answer.
  if (error instanceof Abandoned) return reply.code(503).send();
  throw error;
};
