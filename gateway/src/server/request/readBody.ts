import type { IncomingMessage } from 'node:http';
import { RequestError } from './requestError.ts';

const maxBodyBytes = 64 * 1024;

const tooLarge = () =>
  new RequestError(413, 'PAYLOAD_TOO_LARGE', `A request body has at most ${maxBodyBytes} bytes`);

/**
 * Reads a body of at most 64 kB. Counts the bytes that arrive, because `content-length` may be wrong or missing. The rest
 * of a larger body is read and dropped: if the connection closed while the client still sends, the answer would be lost.
 */
export const readBody = (request: IncomingMessage): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const rejectTooLarge = () => {
      chunks.length = 0;
      request.removeAllListeners('data').resume();
      reject(tooLarge());
    };
    request.once('error', reject);
    request.once('end', () => resolve(Buffer.concat(chunks, length)));
    request.on('data', (chunk: Buffer) => {
      length += chunk.length;
      chunks.push(chunk);
      if (length > maxBodyBytes) rejectTooLarge();
    });
    if (Number(request.headers['content-length'] ?? 0) > maxBodyBytes) rejectTooLarge();
  });
