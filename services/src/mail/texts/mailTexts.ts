/** The texts of a mail, in order, with the placeholders `{product}`, `{email}`, `{contact}` and `{code}`. */
export type MailText = {
  subject: string;
  /** The paragraph before the button or the code. */
  intro: string;
  /** The label of the button, in mails that have one. */
  button?: string;
  /** The paragraphs after the button or the code. */
  after: readonly string[];
};

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

/** The mails of one language. */
export type MailTexts = Record<MailKind, MailText> & {
  greeting: string;
  /** Introduces the link as text, for mail clients that do not show the button. */
  copyLink: string;
  /** The footer: why the recipient got this mail. */
  reason: string;
  /** The footer of a notice, which nobody asked for. */
  noticeReason: string;
  /** The footer of mails about new offers. */
  alertReason: string;
  /** The label of the link in that footer. */
  unsubscribe: string;
};
