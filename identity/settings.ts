/** How often something is allowed within an hour. */
export interface IdentityLimits {
  /** Checks of passwords and codes that one IP address asks for. */
  readonly checksPerAddress: number;
  /** Checks of passwords and codes of one account. */
  readonly checksPerAccount: number;
  /** Codes sent at the request of one IP address, including those of sign-ups. */
  readonly codesPerAddress: number;
  /** Codes sent to one account. */
  readonly codesPerAccount: number;
  /** Hosted sign-ins that one IP address begins. */
  readonly loginsPerAddress: number;
  /** Refreshes of tokens that one IP address asks for. */
  readonly refreshesPerAddress: number;
  /** Refreshes of the tokens of one sign-in. */
  readonly refreshesPerSignIn: number;
}

/**
 * Whether browsers get a key at their first sign-in, with which a remembered one replaces the second factor: with
 * `always` every browser is remembered, with `optional` only those that the user chooses.
 */
export type DeviceTracking = 'off' | 'optional' | 'always';

/** The settings of the identity service. */
export interface IdentityServiceSettings {
  /** `<region>_<name>`, as Cognito names pools. */
  readonly poolId: string;
  /** The id of the site as a client of the pool. */
  readonly clientId: string;
  readonly identityPoolId: string;
  /** Another identity pool, with `ServerSideTokenCheck`: it gives credentials only for a sign-in that goes on. */
  readonly checkPoolId: string;
  /** Where browsers find the service. */
  readonly origin: string;
  /** The origins of the site: the only ones whose pages may call the service. */
  readonly siteOrigins: readonly string[];
  /** Seconds until id and access tokens expire. */
  readonly tokenSeconds: number;
  readonly devices: DeviceTracking;
  /** Domains of mail addresses whose accounts need no confirmation, in lower case; `*` stands for all. */
  readonly confirmedDomains: readonly string[];
  /** Domains whose sign-ups are confirmed by a link instead of a code; `*` stands for all. Callers cannot choose. */
  readonly linkDomains: readonly string[];
  readonly limits: IdentityLimits;
}

/** The part of the pool id that goes into password verifiers. */
export const poolNameOf = ({ poolId }: Pick<IdentityServiceSettings, 'poolId'>): string =>
  poolId.slice(poolId.indexOf('_') + 1);
