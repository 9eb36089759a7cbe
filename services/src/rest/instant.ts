import { Type } from 'typebox';

/** When a row came to be. */
export const created = Type.String({
  format: 'date-time',
  description: 'When it was made: RFC 3339, in UTC.',
});
