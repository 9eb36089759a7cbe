import { createHmac, hash } from 'node:crypto';

/** The header that shows that a request comes from a gateway: its second, the hash of its body and its signature. */
export const signatureHeader = 'x-gateway-signature';

interface SignedRequest {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  /** When it is sent, in seconds since 1970. */
  readonly seconds: number;
  /** The header with the user's token; empty without one. */
  readonly authorization: string;
  readonly bodyHash: string;
  /** The header that makes a repetition harmless, so that nobody can repeat the request with another one; empty without one. */
  readonly idempotencyKey: string;
}

export const hashOf = (content: string | Buffer): string => hash('sha256', content, 'base64url');

/** The hash of no body. */
export const emptyHash = hashOf('');

export const signatureOf = (secret: string, request: SignedRequest): string => {
  const { method, path, seconds, authorization, bodyHash, idempotencyKey } = request;
  const authorizationHash = authorization === '' ? emptyHash : hashOf(authorization);
  return createHmac('sha256', secret)
    .update([method, path, seconds, authorizationHash, bodyHash, idempotencyKey].join('\n'))
    .digest('base64url');
};
