import { createHash } from 'node:crypto';

const sha256 = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Allows the inline scripts of the page, scripts of this origin, and requests to this origin. */
export const contentSecurityPolicy = (page: string): string => {
  const inline = [...page.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)]
    .map(([, script = '']) => script)
    .filter((script) => script !== '')
    .map(sha256);
  return [
    "default-src 'none'",
    `script-src 'self' ${inline.join(' ')}`,
    // The page creates style elements at run time.
    "style-src 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
};
