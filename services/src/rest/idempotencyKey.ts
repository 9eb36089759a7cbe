import { Type } from 'typebox';

/** The header that makes a repeated write harmless. */
export const idempotencyHeaders = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({
      format: 'uuid',
      description:
        'A UUID the caller makes per attempt: the same key again answers what the first request made.',
    }),
  ),
});

/** The session id that calls may carry in their body. */
export const sessionId = Type.Optional(
  Type.Unsafe<string | null>({
    type: ['string', 'null'],
    maxLength: 200,
    description: "The visitor's session, made by the browser.",
  }),
);
