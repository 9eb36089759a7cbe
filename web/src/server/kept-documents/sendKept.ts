import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { preferredEncoding } from '@citygigs/server/http/accepted.ts';
import { isKnown } from '../page/entityTag.ts';
import type { KeptDocument } from './keptDocuments.ts';

/** Routes of kept documents compress nothing themselves. */
export const keptRoute = { compress: false } as const;

const hasIt = ({ headers }: FastifyRequest, { tag, modified }: KeptDocument): boolean => {
  const { 'if-none-match': tags, 'if-modified-since': since } = headers;
  // A date says less than a tag.
  return tags === undefined ? Date.parse(since ?? '') >= modified.getTime() : isKnown(tags, tag);
};

/** Sends a kept document, or 304 to those who have it. */
export const sendKept = (
  request: FastifyRequest,
  reply: FastifyReply,
  document: KeptDocument,
): FastifyReply => {
  const { gzip, tag, modified } = document;
  void reply.headers({ etag: tag, 'last-modified': modified.toUTCString(), vary: 'accept-encoding' });
  if (hasIt(request, document)) return reply.code(304).send();
  if (preferredEncoding(request.headers['accept-encoding'], ['gzip']) !== 'gzip')
    return reply.send(Readable.from([gzip]).pipe(createGunzip()));
  return reply.header('content-encoding', 'gzip').send(gzip);
};
