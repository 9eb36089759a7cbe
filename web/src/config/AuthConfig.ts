/** How a browser reaches the identity service: a Cognito user pool, or the embedded service that speaks its protocol. */
export interface AuthConfig {
  readonly userPoolId: string;
  readonly clientId: string;
  readonly identityPoolId: string;
  /** Origin of the embedded service, without a trailing slash; null with a user pool of Amazon. */
  readonly identityOrigin: string | null;
  /** Host, and port if any, of the hosted sign-in page. */
  readonly oauthDomain: string;
}

/** The embedded service on its default port. */
export const embeddedAuth: AuthConfig = {
  userPoolId: 'us-east-1_Embedded1',
  clientId: 'citygigsembeddedclient0001',
  identityPoolId: 'us-east-1:00000000-0000-4000-8000-000000000001',
  identityOrigin: 'http://localhost:4200',
  oauthDomain: 'localhost:4200',
};
