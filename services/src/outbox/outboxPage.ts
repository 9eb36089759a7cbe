import { escapeHtml } from '../text/escapeHtml.ts';
import type { Mail } from '../mail/mailStore.ts';

export const outboxStyle = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}
article{border-top:1px solid;padding:1rem 0}h2{font-size:1.1rem;margin:0}p{margin:.25rem 0}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:14px/1.5 ui-monospace,monospace}`;

const article = ({ id, subject, recipient, language, text, createdAt }: Mail): string => `
<article aria-labelledby="mail-${id}">
<h2 id="mail-${id}"><a href="/outbox/${id}">${escapeHtml(subject)}</a></h2>
<p>To ${escapeHtml(recipient)}, <time datetime="${createdAt.toISOString()}">${createdAt.toISOString()}</time>, ${escapeHtml(language)}</p>
<details><summary>Plain text</summary><pre>${escapeHtml(text)}</pre></details>
</article>`;

/** The page of unsent mails, for development. */
export const outboxPage = (mails: readonly Mail[]): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox of Citygigs</title>
<style>${outboxStyle}</style></head>
<body><main><h1>Outbox</h1>
<p>Mails that would have been sent; set SMTP_URL to send them. <a href="/outbox.json">As JSON</a></p>
${mails.length === 0 ? '<p>There are none yet.</p>' : mails.map(article).join('')}
</main></body>
</html>
`;
