/** The provider that signs an account in: the part before the bar in `custom:appjobs_user_id`. */
export type IdentityProvider = 'google' | 'facebook' | 'cognito' | 'auth0';

/** The profile of the signed-in user; the names of its fields are those of the identity service and the product. */
export interface AuthProfile {
  readonly user_id: string;
  /** The id of the user in public reviews; null if it could not be read at the last login. */
  readonly author_id: string | null;
  readonly email: string | null;
  readonly given_name: string | null;
  readonly family_name: string | null;
  readonly picture: string | null;
  /** Provider and id, separated by a bar: `cognito|7f2c1f0e`. */
  readonly 'custom:appjobs_user_id': string | null;
  readonly logins_count: number | null;
  /** What the product knew of the user at the last login; null if it could not be read. */
  readonly user_metadata: Readonly<Record<string, unknown>> | null;
  /** False until the first login has been processed. */
  readonly registered_before: boolean;
  readonly emailVerified: boolean;
  /** The day of the last login, year-month-day. */
  readonly loginDate: string | null;
  /** Set once a verification mail was sent. */
  readonly 'custom:verify_email_send': string | null;
}
