import type { FastifyRequest } from 'fastify';
import { HttpProblem } from '../rest/httpProblem.ts';

const holdsNul = (value: unknown): boolean => {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(holdsNul);
};

const fault = (field: string) => [{ field, code: 'invalid', message: 'The character U+0000 is not taken.' }];

/** PostgreSQL keeps no U+0000 in a text: better a clear answer than a failed query. */
export const refuseNul = async (request: FastifyRequest): Promise<void> => {
  if (holdsNul(request.params)) throw new HttpProblem(400, 'The path is not valid.', fault('path'));
  if (holdsNul(request.query)) throw new HttpProblem(400, 'The query is not valid.', fault('query'));
  if (holdsNul(request.body)) throw new HttpProblem(422, 'The body is not valid.', fault('body'));
};
