import { generateSync } from 'otplib';

/** The current code of an authenticator app. */
export const totpCode = (secret: string): string => generateSync({ secret });

/** The code of two minutes ago, which is no longer accepted. */
export const formerTotpCode = (secret: string): string =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) - 120 });

/** The next code, which is already accepted; needed because each code works once. */
export const nextTotpCode = (secret: string): string =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + 30 });
