/** The user pool where accounts are managed: at Amazon, or another that speaks Cognito's protocol. */
export interface IdentityAdminSettings {
  readonly poolId: string;
  readonly clientId: string;
  /** An identity pool that checks sign-ins; null: none does. */
  readonly checkPoolId: string | null;
  /** Where the pools are; null: at Amazon. */
  readonly endpoint: string | null;
  /** Without them, those of the environment, as AWS tools find them. */
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string };
  /** How long the end of a sign-in and another address may stay unnoticed; 0: the pool is asked each time. */
  readonly stateAgeMs: number;
  /** Whether the pool itself mails the former address when a user changes theirs. */
  readonly tellsFormerAddress: boolean;
  /** Whether the pool ends a user's other sign-ins, and not the one in use, when the user changes the password. */
  readonly endsOtherSignIns: boolean;
}

/** The sender of mails. */
export interface Sender {
  productName: string;
  contactEmail: string;
}

export interface MailSettings extends Sender {
  /** Null: mails stay in the outbox. */
  smtpUrl: string | null;
}

/** Where requests to purge are sent, and with what they are signed. */
export interface PurgeSettings {
  readonly url: string;
  readonly secret: string;
}
