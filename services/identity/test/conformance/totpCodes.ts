import { generateSync } from 'otplib';

/** The current code of an authenticator app. */
export const totpCode = (secret: string): string => generateSync({ secret });

/** The next code, which is already accepted; needed because each code works once. */
export const nextTotpCode = (secret: string): string =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + 30 });
