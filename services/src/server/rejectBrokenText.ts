import type { FastifyRequest } from 'fastify';
import { findBrokenText } from '../rest/findBrokenText.ts';
import { HttpProblem } from '../rest/httpProblem.ts';

const message = 'This contains an invalid character: U+0000, or half of a surrogate pair.';

const reject = (status: 400 | 422, part: string, value: unknown): void => {
  const field = findBrokenText(value);
  if (field === null) return;
  throw new HttpProblem(status, `The ${part} is not valid.`, [
    { field: field || part, code: 'invalid', message },
  ]);
};

/** Rejects text that PostgreSQL cannot store, which would make a query fail. */
export const rejectBrokenText = async ({ params, query, body }: FastifyRequest): Promise<void> => {
  reject(400, 'path', params);
  reject(400, 'query', query);
  reject(422, 'body', body);
};
