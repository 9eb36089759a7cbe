import type { FastifyReply } from 'fastify';
import { Unanswered } from './ask.ts';
import { RETRY_AFTER } from './retryAfter.ts';

/** Answers as told, or 503 with a time to come back when the gateway has no full answer. */
export const laterIfUnanswered = async (
  reply: FastifyReply,
  answer: () => Promise<FastifyReply>,
): Promise<FastifyReply> => {
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error;
    reply.log.warn({ err: error }, 'a list for programs could not be made');
    return reply
      .code(503)
      .headers(RETRY_AFTER)
      .header('cache-control', 'no-store')
      .type('text/plain')
      .send('Not available now. Please try again later.');
  }
};
