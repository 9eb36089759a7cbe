import { httpTransport, partsOf, type Transport } from './transport.ts';
import { emptyHash, hashOf, signatureHeader, signatureOf } from '@citygigs/server/http/requestSignature.ts';

/** Signs each request, so that services which know the secret can tell that it comes from a gateway. */
export const signedTransport =
  (secret: string, transport: Transport = httpTransport): Transport =>
  (request, limit) => {
    const { url, method, headers, body } = request;
    const seconds = Math.floor(Date.now() / 1000);
    const bodyHash = body === null ? emptyHash : hashOf(body);
    const { path } = partsOf(url);
    const authorization = headers['authorization'] ?? '';
    const idempotencyKey = headers['idempotency-key'] ?? '';
    const signature = signatureOf(secret, { method, path, seconds, authorization, bodyHash, idempotencyKey });
    const signed = { ...headers, [signatureHeader]: `${seconds},${bodyHash},${signature}` };
    return transport({ ...request, headers: signed }, limit);
  };

/** How requests are sent: signed if there is a secret. */
export const transportWith = (secret: string | null): Transport =>
  secret === null ? httpTransport : signedTransport(secret);
