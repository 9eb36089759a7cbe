import type { FastifyInstance } from 'fastify';
import { HttpProblem } from '../rest/httpProblem.ts';
import type { IsWritable } from './diskState.ts';

const reads: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Answers writes with 503 while the disk takes none. Nothing of them is stored, so they may be repeated. */
export const refuseWrites = (app: FastifyInstance, isWritable: IsWritable): void => {
  let refusing = false;
  app.addHook('onRequest', async (request, reply) => {
    if (reads.has(request.method)) return;
    const isRefused = !(await isWritable());
    if (isRefused !== refusing) {
      refusing = isRefused;
      if (isRefused) request.log.error('The disk is full or read-only: writes are refused');
      else request.log.info('The disk takes writes again');
    }
    if (!isRefused) return;
    reply.header('retry-after', 5);
    throw new HttpProblem(503, 'Nothing can be stored at the moment. Try again later.');
  });
};
