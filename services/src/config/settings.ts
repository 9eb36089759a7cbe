/** Where accounts are managed: at the embedded identity service, or in a user pool at Amazon. */
export type IdentityAdminSettings =
  | {
      readonly kind: 'embedded';
      /** The URL of the admin interface. */
      readonly url: string;
      /** Sent as a bearer token. */
      readonly key: string;
    }
  | {
      readonly kind: 'cognito';
      readonly poolId: string;
      readonly clientId: string;
      /** An identity pool that checks sign-ins; null: none does. */
      readonly checkPoolId: string | null;
      /** Addresses other than Amazon's, for tests. */
      readonly endpoint?: string;
      readonly checkPoolEndpoint?: string;
    };

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
