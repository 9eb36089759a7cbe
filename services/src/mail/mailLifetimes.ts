import type { CodeMailKind, MailKind, NoticeKind } from './mailKinds.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * How long codes and the links of sign-ups can be used: at least as long as the limits of who receives count, so that one of those
 * that were sent works when no further one is.
 */
export const codeLifetimeMs = hour + 5 * minute;

/** How long the code of a sign-in in progress can be used. */
export const signInCodeLifetimeMs = 10 * minute;

const codes: Record<CodeMailKind, number> = {
  signUpCode: codeLifetimeMs,
  resetPasswordCode: codeLifetimeMs,
  verifyEmailCode: codeLifetimeMs,
  signInCode: signInCodeLifetimeMs,
};

const notices: Record<NoticeKind, number> = {
  passwordChanged: 3 * day,
  emailChanged: 3 * day,
  accountDeleted: 3 * day,
  mfaTurnedOff: 3 * day,
  alreadyConfirmed: 3 * day,
};

/** How long a mail may be sent: until its link or code expires; three days for others. */
export const mailLifetimeMs: Record<MailKind, number> = {
  resetPassword: hour,
  verifyEmail: 3 * day,
  signUpLink: codeLifetimeMs,
  newOffers: 3 * day,
  ...codes,
  ...notices,
};

/** A mail that was written without a mail server is sent if one is configured within this time. */
const outboxLifetimeMs = hour;

/** Until when a mail may be sent. */
export const sendUntil = (kind: MailKind, writtenAt: Date, isOutbox: boolean): Date => {
  const lifetime = mailLifetimeMs[kind];
  return new Date(writtenAt.getTime() + (isOutbox ? Math.min(lifetime, outboxLifetimeMs) : lifetime));
};
