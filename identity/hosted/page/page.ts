import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { escapeHtml } from '../../../services/src/html/escapeHtml.ts';
import { localeOf, type Language } from '../../../services/src/rest/language.ts';
import { pageStyle } from './pageStyle.ts';

interface Page {
  readonly language: Language;
  readonly title: string;
  /** HTML. */
  readonly body: string;
}

/** A page of the hosted sign-in. */
export const page = ({ language, title, body }: Page): string => `<!doctype html>
<html lang="${localeOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${escapeHtml(title)}</title>
<style>${pageStyle}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`;

const styleHash = createHash('sha256').update(pageStyle).digest('base64');

/** The headers of a page. Forms may redirect to the site, as the last one of a sign-in does. */
export const pageHeaders = (siteOrigins: readonly string[]): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    `form-action 'self' ${siteOrigins.join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
});

export const sendPage = (
  reply: FastifyReply,
  siteOrigins: readonly string[],
  content: Page,
  status = 200,
): FastifyReply => reply.code(status).headers(pageHeaders(siteOrigins)).send(page(content));
