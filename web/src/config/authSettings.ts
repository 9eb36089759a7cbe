import { z } from 'zod';
import { embeddedAuth, type AuthConfig } from './AuthConfig.ts';
import { url } from '@citygigs/server/config/environment.ts';

const userPoolId = z
  .string()
  .max(55, 'must have at most 55 characters')
  .regex(/^[\w-]+_[0-9a-zA-Z]+$/, 'must be a user pool id, such as eu-central-1_AbCdEfGhI');

const identityPoolId = z
  .string()
  .regex(/^[\w-]+:[0-9a-f-]{36}$/i, 'must be an identity pool id, such as eu-central-1: and a UUID');

const oauthDomain = z
  .string()
  .regex(/^[a-z0-9.-]+(?::\d+)?$/i, 'must be the host of the hosted sign-in page, without https://');

/** The variables of the identity service. Without any, the embedded service on its default port is used. */
export const authVariables = {
  COGNITO_USER_POOL_ID: userPoolId.default(embeddedAuth.userPoolId),
  COGNITO_CLIENT_ID: z.string().optional(),
  COGNITO_IDENTITY_POOL_ID: identityPoolId.optional(),
  COGNITO_OAUTH_DOMAIN: oauthDomain.optional(),
  COGNITO_VERIFICATION: z
    .enum(['code', 'link'], { error: 'must be code or link' })
    .default(embeddedAuth.verification),
  COGNITO_AUTH_FLOW: z
    .enum(['USER_SRP_AUTH', 'CUSTOM_WITH_SRP'], { error: 'must be USER_SRP_AUTH or CUSTOM_WITH_SRP' })
    .default(embeddedAuth.authFlow),
  IDENTITY_ORIGIN: url().default('http://localhost:4200'),
};

type AuthValues = z.output<z.ZodObject<typeof authVariables>>;

const isEmbedded = (values: AuthValues): boolean => values.COGNITO_USER_POOL_ID === embeddedAuth.userPoolId;

const neededByUserPools = ['COGNITO_CLIENT_ID', 'COGNITO_IDENTITY_POOL_ID', 'COGNITO_OAUTH_DOMAIN'] as const;

/** Adds a fault for each variable that is missing: the defaults are those of the embedded service only. */
export const checkAuthVariables = (values: AuthValues, context: z.core.$RefinementCtx<AuthValues>): void => {
  if (isEmbedded(values)) return;
  for (const name of neededByUserPools)
    if (values[name] === undefined)
      context.addIssue({
        code: 'custom',
        path: [name],
        message: 'must be set when COGNITO_USER_POOL_ID names a user pool of Amazon',
        input: undefined,
      });
};

/** The settings of the identity service for the browser. */
export const authConfigOf = (values: AuthValues): AuthConfig => {
  const origin = new URL(values.IDENTITY_ORIGIN);
  return {
    userPoolId: values.COGNITO_USER_POOL_ID,
    clientId: values.COGNITO_CLIENT_ID ?? embeddedAuth.clientId,
    identityPoolId: values.COGNITO_IDENTITY_POOL_ID ?? embeddedAuth.identityPoolId,
    identityOrigin: isEmbedded(values) ? origin.origin : null,
    oauthDomain: values.COGNITO_OAUTH_DOMAIN ?? origin.host,
    verification: values.COGNITO_VERIFICATION,
    authFlow: values.COGNITO_AUTH_FLOW,
  };
};
