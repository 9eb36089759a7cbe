/** The place of a row in the list: behind it the next page begins. */
export interface MoreJobPlace {
  postedAt: string;
  id: string;
}

const cursorText =
  /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z) ([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/;

export const cursorOf = ({ postedAt, id }: MoreJobPlace): string =>
  Buffer.from(`${postedAt} ${id}`).toString('base64url');

/** Null for what this service did not hand out. */
export const placeOf = (cursor: string): MoreJobPlace | null => {
  const [, postedAt = '', id = ''] = cursorText.exec(Buffer.from(cursor, 'base64url').toString('utf8')) ?? [];
  return Number.isNaN(Date.parse(postedAt)) ? null : { postedAt, id };
};
