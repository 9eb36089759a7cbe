import { Type } from 'typebox';

/** When the displayed content of a row last changed. */
export const updated = Type.Optional(
  Type.String({
    format: 'date-time',
    description:
      'When it, one of its offers or one of their reviews came last: RFC 3339, in UTC. With expand=updated.',
  }),
);

/** When a row was created. */
export const created = Type.String({
  format: 'date-time',
  description: 'When it was made: RFC 3339, in UTC.',
});
