/** One mail: what it is called and its paragraphs, in order. `{product}`, `{email}` and `{contact}` are filled in. */
export type MailText = {
  subject: string;
  /** Before the button. */
  intro: string;
  /** The label of the link, for mails that have one. */
  button?: string;
  /** After the button. */
  after: readonly string[];
};

export type MailKind = 'resetPassword' | 'verifyEmail' | 'passwordChanged';

/** The mails of one language. */
export type MailTexts = Record<MailKind, MailText> & {
  greeting: string;
  /** Above the address of the link in letters, for readers that show no button. */
  copyLink: string;
  /** Why the mail came, at its end. */
  reason: string;
};
