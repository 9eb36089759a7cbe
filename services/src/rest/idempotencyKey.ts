import { Type } from 'typebox';

/** The header that makes repeated writes idempotent. */
export const idempotencyHeaders = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({
      format: 'uuid',
      description:
        'A UUID the caller makes per attempt: the same key again answers what the first request made.',
    }),
  ),
});

/** The optional session id in request bodies. */
export const sessionId = Type.Optional(
  Type.Unsafe<string | null>({
    type: ['string', 'null'],
    maxLength: 200,
    description: "The visitor's session, made by the browser.",
  }),
);
