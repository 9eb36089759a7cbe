import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FinishedImage } from './imageStore.ts';

const matches = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined &&
  ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);

/** How long browsers may keep drawn pictures, which may be drawn otherwise one day, and those with their content's address. */
const freshness = {
  drawn: 'public, max-age=86400, stale-while-revalidate=604800',
  // A month, because a removed picture should not stay in caches for ever.
  uploaded: 'public, max-age=2592000, immutable',
};

/** Answers with an image, or with 304 when the client has it. */
export const sendImage = (
  request: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  { body, etag }: FinishedImage,
  mediaType: string,
  origin: keyof typeof freshness = 'drawn',
): FastifyReply => {
  reply
    .header('cache-control', freshness[origin])
    .header('etag', etag)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'")
    .header('cross-origin-resource-policy', 'cross-origin');
  if (matches(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.type(mediaType).send(body);
};
