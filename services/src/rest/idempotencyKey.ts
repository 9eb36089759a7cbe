import { Type } from 'typebox';

/** The header that makes repeated writes idempotent. */
export const idempotencyHeaders = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({
      format: 'uuid',
      description:
        'A UUID that the caller creates for each write. A repeated request with the same key and the same input gets the first answer; another input is refused (422, `reused`).',
    }),
  ),
});

/** The optional session id in request bodies. */
export const sessionId = Type.Optional(
  Type.Unsafe<string | null>({
    type: ['string', 'null'],
    maxLength: 200,
    description: "The visitor's session, created by the browser.",
  }),
);
