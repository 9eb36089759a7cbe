import { Type } from 'typebox';

/** Id tokens, by the issuer without its scheme. */
export const Logins = Type.Optional(
  Type.Record(Type.String({ maxLength: 256 }), Type.String({ maxLength: 50_000 })),
);
