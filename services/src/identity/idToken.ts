import { brokenText } from '../rest/brokenText.ts';

/** What an id token says of the signed-in user. */
export type SignedInUser = {
  id: string;
  email: string | null;
  givenName: string | null;
  familyName: string | null;
  picture: string | null;
  /** The identity service has seen that the address is theirs. */
  emailVerified: boolean;
  /** When they signed in, in seconds since 1970; a refreshed token keeps that time. */
  signedInAt: number;
};

type Json = Record<string, unknown>;

export type ParsedToken = { header: Json; claims: Json; signed: Buffer; signature: Buffer };

const BASE64URL = /^[\w-]+$/;

const jsonOf = (part: string): Json | null => {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : null;
  } catch {
    return null;
  }
};

/** The parts of a compact JWS; nothing of it is believed yet. */
export const parsedToken = (token: string): ParsedToken | null => {
  const parts = token.split('.');
  const [header = '', claims = '', signature = ''] = parts;
  if (parts.length !== 3 || !parts.every((part) => BASE64URL.test(part))) return null;
  const [head, body] = [jsonOf(header), jsonOf(claims)];
  if (head === null || body === null) return null;
  return {
    header: head,
    claims: body,
    signed: Buffer.from(`${header}.${claims}`),
    signature: Buffer.from(signature, 'base64url'),
  };
};

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

const secondsOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** The user, from claims that have been verified; null without a subject. */
export const userFrom = (claims: Json): SignedInUser | null => {
  const id = textOf(claims['sub']);
  if (id === null || id.length > 255 || brokenText(claims) !== null) return null;
  return {
    id,
    email: textOf(claims['email']),
    givenName: textOf(claims['given_name']),
    familyName: textOf(claims['family_name']),
    picture: textOf(claims['picture']),
    emailVerified: claims['email_verified'] === true || claims['email_verified'] === 'true',
    signedInAt: secondsOf(claims['auth_time']) ?? secondsOf(claims['iat']) ?? 0,
  };
};
