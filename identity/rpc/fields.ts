import { Type } from 'typebox';

/** Fields that several operations share. Their limits are Cognito's. */
export const ClientId = Type.String({ minLength: 1, maxLength: 128 });
export const Username = Type.String({ minLength: 1, maxLength: 128 });
export const Password = Type.String({ minLength: 1, maxLength: 256 });
export const Code = Type.String({ minLength: 1, maxLength: 2_048 });
export const Attributes = Type.Array(
  Type.Object({
    Name: Type.String({ minLength: 1, maxLength: 32 }),
    Value: Type.Optional(Type.String({ maxLength: 2_048 })),
  }),
  { maxItems: 40 },
);
export const TextMap = Type.Record(Type.String({ maxLength: 128 }), Type.String({ maxLength: 8_192 }));
export const VerifiableName = Type.Union([Type.Literal('email'), Type.Literal('phone_number')]);
export const AccessToken = Type.String({ minLength: 1, maxLength: 8_192 });
export const Session = Type.String({ minLength: 20, maxLength: 2_048 });
export const DeviceKey = Type.String({ minLength: 1, maxLength: 55 });
