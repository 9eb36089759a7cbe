import { Type } from 'typebox';

/** What a user adds to a report of a review or an offer. */
export const reportComment = Type.Optional(
  Type.Unsafe<string | null>({
    type: ['string', 'null'],
    maxLength: 1000,
    description: 'Anything that helps the moderators, up to 1000 characters.',
  }),
);
