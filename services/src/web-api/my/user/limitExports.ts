import type { FastifyReply } from 'fastify';
import type { Database } from '../../../db/database.ts';
import { limitConcurrency, Overloaded } from '../../../rest/limitConcurrency.ts';
import { HttpProblem } from '../../../rest/httpProblem.ts';
import { limitRequests } from '../../../limits/requestLimit.ts';
import { TooManyRequests } from '../../../rest/tooManyRequests.ts';

const maxExportsPerHour = 20;
const retryAfterSeconds = 5;

/** Runs one export at a time of each user and two of all, because each may need much time and memory. */
export const limitExports = (database: Database) => {
  const limit = limitConcurrency(2, 20);
  const exporting = new Set<string>();
  return async <T>(
    userId: string,
    { raw }: Pick<FastifyReply, 'raw'>,
    work: () => Promise<T>,
  ): Promise<T> => {
    if (exporting.has(userId)) throw new TooManyRequests(retryAfterSeconds);
    exporting.add(userId);
    // Until the answer has been sent, which is in memory so long.
    for (const end of ['finish', 'close']) raw.once(end, () => exporting.delete(userId));
    await limitRequests(database, { kind: 'export', subject: userId, max: maxExportsPerHour });
    try {
      return await limit(work);
    } catch (error) {
      if (!(error instanceof Overloaded)) throw error;
      throw new HttpProblem(503, 'Too much data is being exported. Try again later.');
    }
  };
};
