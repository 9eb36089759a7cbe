import { promisify } from 'node:util';
import { brotliDecompress, unzip } from 'node:zlib';

const unzipped = promisify(unzip);
const unbrotlied = promisify(brotliDecompress);

/** Whether a body in this encoding is not compressed. */
export const isPlain = (encoding: string): boolean => encoding === '' || encoding === 'identity';

/** The text of a body that is not compressed. */
export const textOf = (body: Buffer): string => {
  const text = body.toString('utf8');
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
};

const bytesOf = (body: Buffer, encoding: string, maxOutputLength: number): Promise<Buffer> => {
  if (encoding === 'gzip' || encoding === 'deflate') return unzipped(body, { maxOutputLength });
  if (encoding === 'br') return unbrotlied(body, { maxOutputLength });
  throw new Error(`The upstream answers in the encoding ${encoding}`);
};

/** The text of a compressed body. The gateway asks for no compression, but some servers compress whatever is asked. */
export const decompressed = async (body: Buffer, encoding: string, maxBytes: number): Promise<string> =>
  textOf(await bytesOf(body, encoding, maxBytes));
