/** Mails with a code to enter, which the identity service sends. */
export type CodeMailKind = 'signUpCode' | 'resetPasswordCode' | 'verifyEmailCode' | 'signInCode';

/** Mails that tell the owner of an account about something that somebody else may have done. */
export const noticeKinds = [
  'passwordChanged',
  'emailChanged',
  'accountDeleted',
  'mfaTurnedOff',
  'alreadyConfirmed',
] as const;

export type NoticeKind = (typeof noticeKinds)[number];

export type MailKind =
  | 'resetPassword'
  | 'verifyEmail'
  | 'signUpLink'
  /** New offers for saved searches, between the introduction and the button. */
  | 'newOffers'
  | NoticeKind
  | CodeMailKind;
