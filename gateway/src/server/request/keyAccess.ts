import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { apiKeys } from '../../keys/apiKeys.ts';
import type { KeyScope } from '../../keys/keyFile.ts';
import type { RateCounter } from '../../rates/rateCounter.ts';
import { single } from './requestMeta.ts';
import { RequestError } from './readBody.ts';

interface KeyAccessOptions {
  /** The file of keys. */
  readonly file: string;
  readonly log: Logger;
  /** Counts the requests of the owner of a key, up to a number within an hour. */
  readonly countFor: (name: string, max: number) => RateCounter;
}

/** Takes the key out of the headers, so that nothing passes it on or logs it. */
const takeKey = ({ headers }: IncomingMessage): string | null => {
  const own = single(headers['x-api-key']);
  delete headers['x-api-key'];
  const authorized = /^ApiKey(?: +(.*))?$/i.exec(headers.authorization ?? '');
  if (authorized === null) return own;
  delete headers.authorization;
  return own ?? authorized[1] ?? '';
};

/**
 * Admits requests by their keys. Returns the scope of the key, or null without one: such a request is restricted to the operations of
 * the site.
 */
export const keyAccess = ({ file, log, countFor }: KeyAccessOptions) => {
  const ownerOf = apiKeys(file, log);
  const counters = new Map<string, { readonly max: number; readonly count: RateCounter }>();
  const counterOf = (name: string, max: number): RateCounter => {
    const known = counters.get(name);
    if (known?.max === max) return known.count;
    const count = countFor(name, max);
    counters.set(name, { max, count });
    return count;
  };
  return async (request: IncomingMessage, response: ServerResponse): Promise<KeyScope | null> => {
    const key = takeKey(request);
    if (key === null) {
      request.headers['x-operations'] = 'persisted';
      return null;
    }
    const owner = ownerOf(key);
    if (owner === null) {
      response.setHeader('www-authenticate', 'ApiKey');
      throw new RequestError(401, 'INVALID_API_KEY', 'This API key is not valid');
    }
    const wait = await counterOf(owner.name, owner.hourly)(owner.name);
    if (wait === null) return owner.scope;
    response.setHeader('retry-after', wait);
    throw new RequestError(429, 'TOO_MANY_REQUESTS', 'This API key has been used too often within the hour');
  };
};
