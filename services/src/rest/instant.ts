import { Type } from 'typebox';

/** When the displayed content of a row last changed. */
export const updated = Type.Optional(
  Type.String({
    format: 'date-time',
    description:
      'When it last changed or got a new offer or review: RFC 3339 in UTC. Only with expand=updated.',
  }),
);

/** When a row was created. */
export const created = Type.String({
  format: 'date-time',
  description: 'When it was created: RFC 3339 in UTC.',
});
