import type { IncomingMessage } from 'node:http';
import { deepestJson, isTooDeep } from './jsonDepth.ts';

/** The size limit of a body in bytes, chunked or not. */
const largestBody = 64 * 1024;

/** A request that is answered before GraphQL sees it. */
export class RefusedRequest extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.name = 'RefusedRequest';
    this.status = status;
    this.code = code;
  }
}

const tooLarge = () =>
  new RefusedRequest(413, 'PAYLOAD_TOO_LARGE', `A request body has at most ${largestBody} bytes`);

/**
 * Reads a body and counts the bytes that arrive, because `content-length` may be wrong or missing. The rest of a body
 * that is too large is read and dropped: closing the connection while the client still sends would lose the answer.
 */
export const readBody = (request: IncomingMessage): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const refuse = () => {
      chunks.length = 0;
      request.removeAllListeners('data').resume();
      reject(tooLarge());
    };
    request.once('error', reject);
    request.once('end', () => resolve(Buffer.concat(chunks, length)));
    request.on('data', (chunk: Buffer) => {
      length += chunk.length;
      chunks.push(chunk);
      if (length > largestBody) refuse();
    });
    if (Number(request.headers['content-length'] ?? 0) > largestBody) refuse();
  });

/** Parses a JSON object of a request. Errors do not repeat its contents. */
const parseObject = (what: string, text: string): object => {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw new RefusedRequest(400, 'BAD_REQUEST', `${what} is not valid JSON`);
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    throw new RefusedRequest(400, 'BAD_REQUEST', `${what} is not a JSON object`);
  }
  if (isTooDeep(parsed)) {
    throw new RefusedRequest(400, 'BAD_REQUEST', `${what} is nested deeper than ${deepestJson} levels`);
  }
  return parsed;
};

export const parseBody = (body: Buffer): object => parseObject('The body', body.toString('utf8'));

/** Refuses a GET whose variables or extensions would be refused in a body. */
export const checkSearch = (search: URLSearchParams): void => {
  for (const name of ['variables', 'extensions']) {
    const text = search.get(name);
    if (text !== null && text !== '' && text !== 'null') parseObject(`\`${name}\``, text);
  }
};
