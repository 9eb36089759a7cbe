import { isInstant } from '../text/storableTime.ts';

/** The sort key of a row in the list; the next page starts after it. */
export interface MoreJobPosition {
  postedAt: string;
  id: string;
}

const cursorText =
  /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z) ([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/;

export const cursorOf = ({ postedAt, id }: MoreJobPosition): string =>
  Buffer.from(`${postedAt} ${id}`).toString('base64url');

/** Decodes a cursor; null for an invalid one. */
export const positionOf = (cursor: string): MoreJobPosition | null => {
  const [, postedAt = '', id = ''] = cursorText.exec(Buffer.from(cursor, 'base64url').toString('utf8')) ?? [];
  return isInstant(postedAt) ? { postedAt, id } : null;
};
