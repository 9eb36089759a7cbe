import type { AuthConfig } from './AuthConfig.ts';

const isLoopback = (host: string): boolean => /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(host);

/** Origin of the hosted sign-in page and its token endpoint: https, except for an embedded service on this machine. */
export const hostedOrigin = ({ identityOrigin, oauthDomain }: AuthConfig): string => {
  const isLocal = identityOrigin?.startsWith('http:') === true && isLoopback(oauthDomain);
  return `${isLocal ? 'http' : 'https'}://${oauthDomain}`;
};

/** The origins that a browser sends requests to when it signs in: user pool, identity pool and token endpoint. */
export const identityOrigins = (auth: AuthConfig): readonly string[] => {
  const [region] = auth.userPoolId.split('_');
  const pools =
    auth.identityOrigin === null
      ? [
          `https://cognito-idp.${region}.amazonaws.com`,
          `https://cognito-identity.${auth.identityPoolId.split(':')[0]}.amazonaws.com`,
        ]
      : [auth.identityOrigin];
  return [...new Set([...pools, hostedOrigin(auth)])];
};
