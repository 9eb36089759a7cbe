import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { preferredEncoding } from '@citygigs/server/http/accepted.ts';
import { isKnown } from '../page/entityTag.ts';
import type { CachedDocument } from './cachedDocuments.ts';

/** Routes of cached documents compress nothing themselves. */
export const cachedRoute = { compress: false } as const;

const hasIt = ({ headers }: FastifyRequest, { tag, modified }: CachedDocument): boolean => {
  const { 'if-none-match': tags, 'if-modified-since': since } = headers;
  // A date says less than a tag.
  return tags === undefined ? Date.parse(since ?? '') >= modified.getTime() : isKnown(tags, tag);
};

/** Sends a cached document, or 304 to those who have it. */
export const sendCached = (
  request: FastifyRequest,
  reply: FastifyReply,
  document: CachedDocument,
): FastifyReply => {
  const { gzip, tag, modified } = document;
  void reply.headers({ etag: tag, 'last-modified': modified.toUTCString(), vary: 'accept-encoding' });
  if (hasIt(request, document)) return reply.code(304).send();
  if (preferredEncoding(request.headers['accept-encoding'], ['gzip']) !== 'gzip')
    return reply.send(Readable.from([gzip]).pipe(createGunzip()));
  return reply.header('content-encoding', 'gzip').send(gzip);
};
