import type { TSchema } from 'typebox';
import type { AnyOperation } from '../rest/operation.ts';
import { InvalidRequest, Problem } from '../rest/problem.ts';
import type { Upstream } from './upstream.ts';

interface Header {
  description: string;
  schema: { type: 'integer' | 'string' };
}

interface Refusal {
  name: string;
  description: string;
  body: TSchema;
  headers?: Record<string, Header>;
}

/** Every status other than success, with what its answer holds wherever it occurs. */
export const refusals: Record<string, Refusal> = {
  '400': {
    name: 'BadRequest',
    description: 'The path, the query or a header is not valid, or the body is no JSON.',
    body: InvalidRequest,
  },
  '401': {
    name: 'Unauthorized',
    description: 'No id token, or one that is not valid.',
    body: Problem,
    headers: {
      'WWW-Authenticate': { description: 'The scheme: Bearer.', schema: { type: 'string' } },
    },
  },
  '404': { name: 'NotFound', description: 'There is no such thing.', body: Problem },
  '408': { name: 'RequestTimeout', description: 'The request did not arrive in time.', body: Problem },
  '409': { name: 'Conflict', description: 'The state of the thing forbids it.', body: Problem },
  '413': { name: 'ContentTooLarge', description: 'The body is larger than 64 KiB.', body: Problem },
  '415': { name: 'UnsupportedMediaType', description: 'The body is not declared as JSON.', body: Problem },
  '422': { name: 'UnprocessableContent', description: 'The body is not valid.', body: InvalidRequest },
  '429': {
    name: 'TooManyRequests',
    description: 'Too many requests.',
    body: Problem,
    headers: {
      'Retry-After': { description: 'In how many seconds to try again.', schema: { type: 'integer' } },
    },
  },
  '431': {
    name: 'RequestHeaderFieldsTooLarge',
    description: 'Headers and path are longer than 16 KiB.',
    body: Problem,
  },
  '500': { name: 'InternalServerError', description: 'Something went wrong.', body: Problem },
  '503': {
    name: 'ServiceUnavailable',
    description: 'A service that is needed cannot be reached.',
    body: Problem,
  },
};

/** What the server may answer before an operation begins, or when it fails. */
export const everywhere = ({ method }: AnyOperation, { mount }: Upstream): string[] => [
  '400',
  // An unknown language.
  ...(mount.includes('{language}') ? ['404'] : []),
  '408',
  ...(method === 'GET' ? [] : ['413', '415']),
  '431',
  '500',
];
