import type { FastifyReply } from 'fastify';
import { encodeBody } from '../compression/encodeBody.ts';
import { encodingFor } from '../compression/encodingFor.ts';

/** Sends a whole document in the encoding that the client prefers. */
export const sendDocument = async (reply: FastifyReply, document: string): Promise<FastifyReply> => {
  const encoding = encodingFor(reply.request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await encodeBody(Buffer.from(document), encoding));
};
