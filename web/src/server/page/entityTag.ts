import { createHash } from 'node:crypto';

/** Names the content of a document, whatever way it is compressed. */
export const entityTag = (document: string): string =>
  `W/"${createHash('sha256').update(document).digest('base64url').slice(0, 22)}"`;

/** Whether a client that sent `If-None-Match` holds the document of the tag already. */
export const isKnown = (ifNoneMatch: string | undefined, tag: string): boolean => {
  if (ifNoneMatch === undefined) return false;
  const opaque = (one: string) => one.trim().replace(/^W\//, '');
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').map(opaque).includes(opaque(tag));
};
