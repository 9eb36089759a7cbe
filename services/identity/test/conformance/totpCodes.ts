import { generateSync } from 'otplib';

/** The present code of an authenticator app. */
export const totpCode = (secret: string): string => generateSync({ secret });

/** The next code, which is already accepted, because each works once. */
export const nextTotpCode = (secret: string): string =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + 30 });
