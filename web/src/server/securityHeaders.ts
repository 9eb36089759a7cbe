import { playerHosts } from '../ui/rich-text/playVideo.ts';
import { inlineScriptHash } from './page/inlineScript.ts';

const originOf = (url: string): string => (/^https?:/.test(url) ? ` ${new URL(url).origin}` : '');

/** The header that restricts what a page may load and run. */
export const contentPolicyHeader = 'content-security-policy';

/** The policy for a page, which allows an inline style element with the hash `styleHash`. */
export const contentPolicy = (imageBaseUrl: string, styleHash?: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' '${inlineScriptHash}'`,
    styleHash === undefined ? "style-src 'self'" : `style-src 'self' '${styleHash}'`,
    // Components set sizes and colours by attribute; the only style element is the server's.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${originOf(imageBaseUrl)}`,
    `frame-src ${playerHosts.map((host) => `https://${host}`).join(' ')}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Headers for every response. `imageBaseUrl` may be on another origin. */
export const securityHeaders = (imageBaseUrl: string): Readonly<Record<string, string>> => ({
  [contentPolicyHeader]: contentPolicy(imageBaseUrl),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
});
