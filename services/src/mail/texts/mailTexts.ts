/** The texts of a mail, in order, with the placeholders `{product}`, `{email}` and `{contact}`. */
export type MailText = {
  subject: string;
  /** The paragraph before the button. */
  intro: string;
  /** The label of the button, in mails that have one. */
  button?: string;
  /** The paragraphs after the button. */
  after: readonly string[];
};

export type MailKind = 'resetPassword' | 'verifyEmail' | 'passwordChanged';

/** The mails of one language. */
export type MailTexts = Record<MailKind, MailText> & {
  greeting: string;
  /** Introduces the link as text, for mail clients that do not show the button. */
  copyLink: string;
  /** The footer: why the recipient got this mail. */
  reason: string;
};
