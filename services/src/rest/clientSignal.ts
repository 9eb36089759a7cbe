import type { FastifyReply } from 'fastify';
import { Abandoned } from './limitConcurrency.ts';

/** Aborted when the client leaves before its answer is complete. */
export const clientSignal = ({ raw }: FastifyReply): AbortSignal => {
  const left = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) left.abort(new Abandoned('The client has left'));
  });
  return left.signal;
};
