import { inlineScriptHash } from './inlineScript.ts';

const originOf = (url: string): string => (/^https?:/.test(url) ? ` ${new URL(url).origin}` : '');

/** Headers for every answer. `imageBaseUrl` may be on another origin. */
export const securityHeaders = (imageBaseUrl: string): Readonly<Record<string, string>> => ({
  'content-security-policy': [
    "default-src 'self'",
    `script-src 'self' '${inlineScriptHash}'`,
    "style-src 'self'",
    // Components set sizes and colours of theirs by attribute; style elements there are none.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${originOf(imageBaseUrl)}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
});
