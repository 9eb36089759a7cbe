import { createHash } from 'node:crypto';
import { decodeJwt } from 'jose';
import type { Bearer } from './bearer.ts';

const subjectOf = (token: string): string => {
  try {
    return decodeJwt(token).sub ?? token;
  } catch {
    return token;
  }
};

/** Identifies the account of a request without revealing it; null for guests. */
export const accountOf = (bearer: Bearer): string | null =>
  bearer.kind === 'user' ? createHash('sha256').update(subjectOf(bearer.token)).digest('base64url') : null;
