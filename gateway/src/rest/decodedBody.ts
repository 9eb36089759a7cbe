import { promisify } from 'node:util';
import { brotliDecompress, unzip } from 'node:zlib';

const unzipped = promisify(unzip);
const unbrotlied = promisify(brotliDecompress);

const decompressed = (body: Buffer, encoding: string, maxOutputLength: number): Promise<Buffer> => {
  if (encoding === 'gzip' || encoding === 'deflate') return unzipped(body, { maxOutputLength });
  if (encoding === 'br') return unbrotlied(body, { maxOutputLength });
  throw new Error(`The upstream answers in the encoding ${encoding}`);
};

const textOf = (body: Buffer): string => {
  const text = body.toString('utf8');
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
};

/** The text of a body. The gateway asks for no compression, but some servers compress whatever is asked. */
export const decodedBody = async (body: Buffer, encoding: string, maxBytes: number): Promise<string> =>
  textOf(encoding === '' || encoding === 'identity' ? body : await decompressed(body, encoding, maxBytes));
