/** Hosts that only this machine can answer for. */
const loopback = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/** Turns addresses of the embedded hosted page into http. */
export interface LoopbackShim {
  readonly toHttp: (url: string) => string;
}

/**
 * The shim for the hosted page of an embedded service without TLS: Amplify always writes https into its address. Null
 * for any other page, and for a site that is not on this machine.
 */
export const loopbackShim = (
  identityOrigin: string | null,
  oauthDomain: string,
  siteHost: string,
): LoopbackShim | null => {
  const isLocal = loopback.test(oauthDomain) && loopback.test(siteHost);
  if (!isLocal || identityOrigin !== `http://${oauthDomain}`) return null;
  const secure = `https://${oauthDomain}/`;
  return {
    toHttp: (url) => (url.startsWith(secure) ? `http://${oauthDomain}/${url.slice(secure.length)}` : url),
  };
};
