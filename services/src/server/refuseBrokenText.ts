import type { FastifyRequest } from 'fastify';
import { brokenText } from '../rest/brokenText.ts';
import { HttpProblem } from '../rest/httpProblem.ts';

const message = 'This holds a character that no text can have: U+0000, or half of a surrogate pair.';

const refuse = (status: 400 | 422, place: string, value: unknown): void => {
  const field = brokenText(value);
  if (field === null) return;
  throw new HttpProblem(status, `The ${place} is not valid.`, [
    { field: field || place, code: 'invalid', message },
  ]);
};

/** Rejects text that PostgreSQL cannot store, before a query fails on it. */
export const refuseBrokenText = async ({ params, query, body }: FastifyRequest): Promise<void> => {
  refuse(400, 'path', params);
  refuse(400, 'query', query);
  refuse(422, 'body', body);
};
