import type { FastifyReply } from 'fastify';
import { ImproperTransformation } from './improperTransformation.ts';
import { Overloaded } from './limitConcurrency.ts';

/** Says what is wrong with an image's address, or that too many wait; whatever else went wrong goes on. */
export const refuseImage = (reply: FastifyReply, error: unknown): FastifyReply => {
  if (error instanceof ImproperTransformation) {
    const { field, message } = error;
    return reply.code(400).send({ errors: [{ field, code: 'improper', message }] });
  }
  if (error instanceof Overloaded) {
    return reply.code(503).header('retry-after', '1').send({ message: error.message });
  }
  throw error;
};
