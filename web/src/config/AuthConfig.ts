/** How a browser reaches the identity service: a Cognito user pool, or the embedded service that speaks its protocol. */
export interface AuthConfig {
  readonly userPoolId: string;
  readonly clientId: string;
  readonly identityPoolId: string;
  /** Origin of the embedded service, without a trailing slash; null with a user pool of Amazon. */
  readonly identityOrigin: string | null;
  /** Host, and port if any, of the hosted sign-in page. */
  readonly oauthDomain: string;
  /** How visitors confirm that a sign-up is theirs: by a code to enter, or by a link. */
  readonly verification: 'code' | 'link';
  /** `CUSTOM_WITH_SRP` if the pool may ask a question of its own after the password. */
  readonly authFlow: 'USER_SRP_AUTH' | 'CUSTOM_WITH_SRP';
}

/** The embedded service on its default port. */
export const embeddedAuth: AuthConfig = {
  userPoolId: 'us-east-1_Embedded1',
  clientId: 'citygigsembeddedclient0001',
  identityPoolId: 'us-east-1:00000000-0000-4000-8000-000000000001',
  identityOrigin: 'http://localhost:4200',
  oauthDomain: 'localhost:4200',
  verification: 'code',
  authFlow: 'USER_SRP_AUTH',
};
