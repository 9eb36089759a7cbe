import type { IncomingMessage } from 'node:http';

/** Ends a request before it reaches GraphQL, with an HTTP status. */
export class RequestError extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.name = 'RequestError';
    this.status = status;
    this.code = code;
  }
}

/** The maximum nesting of JSON in a request, by POST and by GET. */
export const maxJsonDepth = 32;

const isDeeperThan = (value: unknown, levels: number): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner: unknown) => isDeeperThan(inner, levels - 1));
};

/** Whether the parameters of a request are nested too deep. */
export const isTooDeep = (parameters: object): boolean => isDeeperThan(parameters, maxJsonDepth);

/** Enough for every operation but an uploaded picture. */
const maxBodyBytes = 64 * 1024;

/** A picture of 5 MB, in base64. */
const maxUploadBytes = 7 * 1024 * 1024;

const tooLarge = (limit: number) =>
  new RequestError(413, 'PAYLOAD_TOO_LARGE', `A request body has at most ${limit} bytes`);

const announcedBytes = ({ headers }: IncomingMessage): number => Number(headers['content-length'] ?? 0);

/** The limit of a request. Only users may send more, so that nobody else can fill the memory. */
const limitOf = async (request: IncomingMessage, isOfUser: () => Promise<boolean>): Promise<number> =>
  announcedBytes(request) > maxBodyBytes && (await isOfUser()) ? maxUploadBytes : maxBodyBytes;

/**
 * Reads a body of at most 64 kB, or of 7 MB if a user announces it. Counts the bytes that arrive, because `content-length` may be
 * wrong or missing. The rest of a larger body is read and dropped: if the connection closed while the client still sends, the
 * answer would be lost.
 */
export const readBody = async (
  request: IncomingMessage,
  isOfUser: () => Promise<boolean>,
): Promise<Buffer> => {
  const limit = await limitOf(request, isOfUser);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const rejectTooLarge = () => {
      chunks.length = 0;
      request.removeAllListeners('data').resume();
      reject(tooLarge(limit));
    };
    request.once('error', reject);
    request.once('end', () => resolve(Buffer.concat(chunks, length)));
    request.on('data', (chunk: Buffer) => {
      length += chunk.length;
      chunks.push(chunk);
      if (length > limit) rejectTooLarge();
    });
    if (announcedBytes(request) > limit) rejectTooLarge();
    // While the token was verified, nobody listened.
    if (request.destroyed) reject(new Error('The client closed the connection'));
  });
};
