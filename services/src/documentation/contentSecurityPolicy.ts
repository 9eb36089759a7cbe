import { createHash } from 'node:crypto';

const sha256 = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** The policy for a page: the scripts that stand in it and those of this origin, which ask this origin alone. */
export const contentSecurityPolicy = (page: string): string => {
  const inline = [...page.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)]
    .map(([, script = '']) => script)
    .filter((script) => script !== '')
    .map(sha256);
  return [
    "default-src 'none'",
    `script-src 'self' ${inline.join(' ')}`,
    // The page makes its style elements while it runs.
    "style-src 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
};
