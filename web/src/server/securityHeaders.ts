import { inlineScriptHash } from './page/inlineScript.ts';

const originOf = (url: string): string => (/^https?:/.test(url) ? ` ${new URL(url).origin}` : '');

/** The name of the header that says what a page may load and run. */
export const CONTENT_POLICY = 'content-security-policy';

/** The policy for a page whose own style element has the hash given. */
export const contentPolicy = (imageBaseUrl: string, styleHash?: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' '${inlineScriptHash}'`,
    styleHash === undefined ? "style-src 'self'" : `style-src 'self' '${styleHash}'`,
    // Components set sizes and colours of theirs by attribute; of style elements there is the server's alone.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${originOf(imageBaseUrl)}`,
    // The players of videos, once a reader asks for one.
    'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Headers for every answer. `imageBaseUrl` may be on another origin. */
export const securityHeaders = (imageBaseUrl: string): Readonly<Record<string, string>> => ({
  [CONTENT_POLICY]: contentPolicy(imageBaseUrl),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
});
