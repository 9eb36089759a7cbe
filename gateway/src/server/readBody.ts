import type { IncomingMessage } from 'node:http';

/** What a body may have at most, in bytes, however it is sent. */
const largestBody = 64 * 1024;

const deepestJson = 32;

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

const isDeeperThan = (value: unknown, levels: number): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner: unknown) => isDeeperThan(inner, levels - 1));
};

/** Reads a body, counting what really arrives: a header may say anything, or nothing when the body is chunked. */
export const readBody = async (request: IncomingMessage): Promise<Buffer> => {
  if (Number(request.headers['content-length'] ?? 0) > largestBody) throw tooLarge();
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > largestBody) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
};

/** The JSON object of a body. What is wrong with it is said without repeating it. */
export const parseBody = (body: Buffer): object => {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body.toString('utf8'));
  } catch {
    throw new RefusedRequest(400, 'BAD_REQUEST', 'The body is not valid JSON');
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    throw new RefusedRequest(400, 'BAD_REQUEST', 'The body is not a JSON object');
  }
  if (isDeeperThan(parsed, deepestJson)) {
    throw new RefusedRequest(400, 'BAD_REQUEST', `The body is nested deeper than ${deepestJson} levels`);
  }
  return parsed;
};
