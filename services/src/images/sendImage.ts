import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FinishedImage } from './imageStore.ts';

const matches = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined &&
  ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);

/** Answers with an image, or with 304 when the client has it. */
export const sendImage = (
  request: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  { body, etag }: FinishedImage,
  mediaType: string,
): FastifyReply => {
  reply
    .header('cache-control', 'public, max-age=86400, stale-while-revalidate=604800')
    .header('etag', etag)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'")
    .header('cross-origin-resource-policy', 'cross-origin');
  if (matches(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.type(mediaType).send(body);
};
