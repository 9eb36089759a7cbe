import { createHmac } from 'node:crypto';

/** The header with the time when a purge was signed, in seconds since 1970. */
export const timeHeader = 'x-purge-timestamp';

export const signatureHeader = 'x-purge-signature';

/** Signs a body and the time: HMAC-SHA256 of `<time>.<body>`, in hexadecimal digits. */
export const signatureOf = (secret: string, time: string, body: string | Buffer): string =>
  createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex');
