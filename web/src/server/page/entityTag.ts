import { createHash } from 'node:crypto';

/** The entity tag of a document, independent of its compression. */
export const entityTag = (document: string): string =>
  `W/"${createHash('sha256').update(document).digest('base64url').slice(0, 22)}"`;

/** Whether the client's `If-None-Match` matches the document's tag. */
export const isKnown = (ifNoneMatch: string | undefined, tag: string): boolean => {
  if (ifNoneMatch === undefined) return false;
  const opaque = (one: string) => one.trim().replace(/^W\//, '');
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').map(opaque).includes(opaque(tag));
};
