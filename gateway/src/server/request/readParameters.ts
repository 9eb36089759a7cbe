import type { IncomingMessage } from 'node:http';
import { isTooDeep, maxJsonDepth, readBody, RequestError } from './readBody.ts';

const badRequest = (message: string) => new RequestError(400, 'BAD_REQUEST', message);

/** Parses a JSON object of a request. Errors do not repeat its contents. */
const parseObject = (name: string, text: string): object => {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw badRequest(`${name} is not valid JSON`);
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
    throw badRequest(`${name} is not a JSON object`);
  if (isTooDeep(parsed)) throw badRequest(`${name} is nested deeper than ${maxJsonDepth} levels`);
  return parsed;
};

const isJson = ({ headers }: IncomingMessage): boolean =>
  /^application\/(?:json|graphql\+json)\s*(?:;|$)/i.test(headers['content-type'] ?? '');

const attachBody = async (request: IncomingMessage, isOfUser: () => Promise<boolean>): Promise<object> => {
  // CSRF guard: cross-site forms can send other content types without a preflight.
  if (!isJson(request))
    throw new RequestError(415, 'UNSUPPORTED_MEDIA_TYPE', 'The body is to be application/json');
  const body = parseObject('The body', (await readBody(request, isOfUser)).toString('utf8'));
  if (Object.keys(body).length === 0) throw badRequest('An operation is needed');
  // As in an address, where an empty name is none.
  if ('operationName' in body && body.operationName === '') body.operationName = null;
  Object.assign(request, { body });
  return body;
};

const checkSearch = (search: URLSearchParams): void => {
  for (const name of ['variables', 'extensions']) {
    const text = search.get(name);
    if (text !== null && text !== '' && text !== 'null') parseObject(`\`${name}\``, text);
  }
};

/**
 * Reads the body of a POST, returns it, and attaches it to the request, so that Yoga does not read the stream again. Rejects a GET whose
 * variables or extensions would be rejected in a body.
 */
export const readParameters = async (
  request: IncomingMessage,
  isOfUser: () => Promise<boolean>,
): Promise<object | null> => {
  if (request.method === 'POST') return attachBody(request, isOfUser);
  checkSearch(new URLSearchParams((request.url ?? '').split('?', 2)[1]));
  return null;
};
