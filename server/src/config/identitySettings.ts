import { z } from 'zod';
import { port, url } from './environment.ts';

/** The user pool that the embedded identity service serves. */
export const embeddedPoolId = 'us-east-1_Embedded1';

const poolId = z
  .string()
  .regex(/^[\w-]+_[0-9a-zA-Z]+$/, { error: 'must be a pool id such as eu-central-1_Example1' })
  .max(55, { error: 'must have at most 55 characters' });

/** The variables that say whose id tokens are trusted. */
export const identityVariables = {
  IDENTITY_PORT: port.default(4200),
  IDENTITY_ORIGIN: url().optional(),
  COGNITO_USER_POOL_ID: poolId.default(embeddedPoolId),
  COGNITO_CLIENT_ID: z.string().default('citygigsembeddedclient0001'),
  COGNITO_ISSUER: url().optional(),
  JWKS_URL: url().optional(),
};

type IdentityValues = z.output<z.ZodObject<typeof identityVariables>>;

/** Whose id tokens are trusted. */
export interface IdentitySettings {
  /** The issuers of which a token must name one. Their keys are the same. */
  readonly issuers: readonly string[];
  /** The required audience of a token. */
  readonly clientId: string;
  /** The URL of the issuer's public keys. */
  readonly jwksUrl: string;
}

/** Where browsers find the embedded identity service. */
export const identityOriginOf = ({ IDENTITY_ORIGIN, IDENTITY_PORT }: IdentityValues): string =>
  new URL(IDENTITY_ORIGIN ?? `http://localhost:${IDENTITY_PORT}`).origin;

/** The issuer of the tokens of an embedded pool. */
export const issuerOf = ({ origin, poolId: pool }: { origin: string; poolId: string }): string =>
  `${origin}/${pool}`;

/** A user pool at Amazon names its issuer in the original form or, as its owner chooses, in the one of many regions. */
const amazonIssuers = (pool: string): [string, string] => {
  const host = `cognito-idp.${pool.slice(0, pool.indexOf('_'))}.amazonaws.com`;
  return [`https://${host}/${pool}`, `https://issuer-${host}/${pool}`];
};

const issuersOf = (values: IdentityValues): [string, ...string[]] => {
  if (values.COGNITO_ISSUER !== undefined) return [values.COGNITO_ISSUER];
  const pool = values.COGNITO_USER_POOL_ID;
  if (pool !== embeddedPoolId) return amazonIssuers(pool);
  return [issuerOf({ origin: identityOriginOf(values), poolId: pool })];
};

/** Whose id tokens are trusted: those of the issuer that is set, of the pool at Amazon, or of the embedded service. */
export const identitySettingsOf = (values: IdentityValues): IdentitySettings => {
  const issuers = issuersOf(values);
  return {
    issuers,
    clientId: values.COGNITO_CLIENT_ID,
    jwksUrl: values.JWKS_URL ?? `${issuers[0].replace(/\/$/, '')}/.well-known/jwks.json`,
  };
};
