import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { escapeHtml } from '../../../services/src/text/escapeHtml.ts';
import { localeOf, type Language } from '../../../services/src/rest/language.ts';

/** The style sheet of the pages, inlined to save a request. */
const pageStyle = `
:root { color-scheme: light dark; --ground: #f6f8f9; --card: #ffffff; --text: #1a252c; --muted: #5c6d78; --line: #84949e;
  --brand: #0e7560; --on-brand: #ffffff; --note: #fdf1d7; --on-note: #54390a; --fault: #b3261e; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #131d23; --card: #1c2830; --text: #dbe3e7; --muted: #9fb0b9; --line: #7b8e98; --brand: #74bfac;
    --on-brand: #06201e; --note: #3a2f17; --on-note: #f7deab; --fault: #ffb4ab; }
}
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 16px; background: var(--ground);
  color: var(--text); font: 16px/24px system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
main { width: 100%; max-width: 440px; background: var(--card); border-radius: 16px; padding: 24px;
  box-shadow: 0 8px 32px rgb(8 40 44 / 12%); overflow-wrap: anywhere; }
h1 { margin: 0 0 16px; font-size: 28px; line-height: 36px; text-wrap: balance; }
p { margin: 0 0 16px; color: var(--muted); }
form { display: grid; gap: 16px; margin: 0 0 16px; }
label { display: grid; gap: 4px; font-weight: 600; }
input { width: 100%; padding: 11px 12px; border: 1px solid var(--line); border-radius: 8px; background: var(--ground);
  color: var(--text); font: inherit; font-weight: 400; }
button, .button { display: block; width: 100%; padding: 11px 24px; border: 1px solid var(--brand); border-radius: 8px;
  background: var(--brand); color: var(--on-brand); font: inherit; font-weight: 600; text-align: center;
  text-decoration: none; cursor: pointer; }
.quiet { border-color: var(--line); background: transparent; color: var(--text); }
.choice { text-align: start; }
.choice small { display: block; font-weight: 400; font-size: 14px; line-height: 20px; color: var(--muted); }
.stack { display: grid; gap: 12px; margin: 0 0 16px; padding: 0; list-style: none; }
.or { text-align: center; }
.note { padding: 8px 12px; border-radius: 8px; background: var(--note); color: var(--on-note); font-weight: 600; }
.fault { color: var(--fault); font-weight: 600; }
:focus-visible { outline: 3px solid var(--text); outline-offset: 2px; }
`;

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
