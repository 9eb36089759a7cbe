import type { FastifyReply } from 'fastify';
import { TooManyWaitingError } from '../cached-documents/cachedDocuments.ts';
import { IncompleteAnswerError } from './ask.ts';
import { retryAfter } from './retryAfter.ts';

/** Runs the handler; answers 503 with Retry-After if the gateway's answer is incomplete, or too many others wait for one. */
export const handleIncompleteAnswer = async (
  reply: FastifyReply,
  answer: () => Promise<FastifyReply>,
): Promise<FastifyReply> => {
  try {
    return await answer();
  } catch (error) {
    if (error instanceof IncompleteAnswerError)
      reply.log.warn({ err: error }, 'a feed or sitemap could not be built');
    else if (!(error instanceof TooManyWaitingError)) throw error;
    return reply
      .code(503)
      .headers(retryAfter)
      .header('cache-control', 'no-store')
      .type('text/plain')
      .send('Not available now. Please try again later.');
  }
};
