import type { TSchema } from 'typebox';
import type { AnyOperation } from '../rest/operation.ts';
import { InvalidRequest, Problem } from '../rest/problem.ts';
import type { Upstream } from './upstream.ts';

interface Header {
  description: string;
  schema: { type: 'integer' | 'string' };
}

interface ErrorResponse {
  name: string;
  description: string;
  body: TSchema;
  headers?: Record<string, Header>;
}

/** The response of each error status, the same in every operation. */
export const errorResponses: Record<string, ErrorResponse> = {
  '400': {
    name: 'BadRequest',
    description: 'The path, the query or a header is invalid, or the body is not JSON.',
    body: InvalidRequest,
  },
  '401': {
    name: 'Unauthorized',
    description: 'The token is missing or invalid.',
    body: Problem,
    headers: {
      'WWW-Authenticate': { description: 'The scheme: Bearer.', schema: { type: 'string' } },
    },
  },
  '404': { name: 'NotFound', description: 'The resource does not exist.', body: Problem },
  '408': { name: 'RequestTimeout', description: 'The request did not arrive in time.', body: Problem },
  '409': {
    name: 'Conflict',
    description: 'The state of the resource does not allow the request.',
    body: Problem,
  },
  '413': {
    name: 'ContentTooLarge',
    description: 'The body is larger than 64 KiB, or than 7 MiB with a picture.',
    body: Problem,
  },
  '415': {
    name: 'UnsupportedMediaType',
    description: 'The content type of the body is not JSON.',
    body: Problem,
  },
  '422': { name: 'UnprocessableContent', description: 'The body is invalid.', body: InvalidRequest },
  '429': {
    name: 'TooManyRequests',
    description: 'Too many requests.',
    body: Problem,
    headers: {
      'Retry-After': {
        description: 'The number of seconds to wait before the next attempt.',
        schema: { type: 'integer' },
      },
    },
  },
  '431': {
    name: 'RequestHeaderFieldsTooLarge',
    description: 'Headers and path are longer than 16 KiB.',
    body: Problem,
  },
  '500': { name: 'InternalServerError', description: 'An unexpected error.', body: Problem },
  '503': {
    name: 'ServiceUnavailable',
    description:
      'A required service is unavailable, or too many requests are under way; then Retry-After says in how many seconds to come back.',
    body: Problem,
  },
};

/** Returns the error statuses that do not depend on the operation. */
export const commonErrorStatuses = ({ method }: AnyOperation, { mount }: Upstream): string[] => [
  '400',
  // The language in the path may be unknown.
  ...(mount.includes('{language}') ? ['404'] : []),
  '408',
  ...(method === 'GET' ? [] : ['413', '415']),
  '431',
  '500',
  // While it has too many requests; some operations answer it for other reasons too.
  '503',
];
