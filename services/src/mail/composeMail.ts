import type { Sender } from '../config/settings.ts';
import { escapeHtml } from '../text/escapeHtml.ts';
import type { Language } from '../rest/language.ts';
import { mailHead } from './mailHead.ts';
import { noticeKinds, type MailKind } from './mailKinds.ts';
import { darkColours } from './mailStyle.ts';
import { isMailTextId, mailText, type MailTextId } from './mailText.ts';

/** A link in the list of a mail. */
interface MailItem {
  name: string;
  link: string;
}

export interface MailRequest {
  kind: MailKind;
  language: Language;
  recipient: string;
  /** The target of the button, in mails that have one. */
  link?: string;
  /** The code to enter, in mails that have one. */
  code?: string;
  /** The list after the introduction, in mails that have one. */
  items?: readonly MailItem[];
  /** The address of the page that ends mails of this kind. One that gets a POST ends them at once, as RFC 8058 says. */
  unsubscribeUrl?: string;
}

export interface ComposedMail {
  subject: string;
  text: string;
  html: string;
  unsubscribeUrl: string | null;
}

const paragraph = (text: string): string => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;

// Inline styles, because many mail clients ignore style sheets. Those that know dark colours read the classes, see `mailStyle.ts`.
const button = (link: string, label: string): string =>
  `<p style="margin:24px 0"><a href="${escapeHtml(link)}" class="button" style="display:inline-block;padding:12px 24px;border-radius:8px;background:#0e7560;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>`;

const largeCode = (code: string): string =>
  `<p style="margin:24px 0;font-size:32px;line-height:40px;font-weight:700;letter-spacing:4px">${escapeHtml(code)}</p>`;

const anchor = (link: string, text: string): string =>
  `<a href="${escapeHtml(link)}" class="brand" style="color:#0e7560">${escapeHtml(text)}</a>`;

const list = (items: readonly MailItem[]): string =>
  `<ul style="margin:0 0 16px;padding:0 0 0 20px">${items
    .map(({ name, link }) => `<li style="margin:0 0 8px">${anchor(link, name)}</li>`)
    .join('')}</ul>`;

const small = (html: string): string =>
  `<p class="muted" style="margin:0 0 16px;font-size:14px;line-height:20px;color:#5c6d78;overflow-wrap:anywhere">${html}</p>`;

/** Composes a mail in plain text and in HTML with the same content. */
export const composeMail = (
  { kind, language, recipient, link, code, items = [], unsubscribeUrl }: MailRequest,
  { productName, contactEmail }: Sender,
): ComposedMail => {
  const values = {
    product: productName,
    email: recipient,
    contact: contactEmail,
    ...(code !== undefined && { code }),
  };
  const textOf = (id: MailTextId): string => mailText(language, id, values);
  const partsOf = (names: readonly string[]): string[] =>
    names
      .map((name) => `${kind}.${name}`)
      .filter(isMailTextId)
      .map(textOf);
  const subject = textOf(`${kind}.subject`);
  const opening = [textOf('greeting'), textOf(`${kind}.intro`)];
  const [label] = partsOf(['button']);
  const after = partsOf(['hint', 'notYou']);
  const isNotice = noticeKinds.some((notice) => notice === kind);
  const reasonOfKind = isNotice ? 'footer.noticeReason' : 'footer.reason';
  const reason = textOf(unsubscribeUrl === undefined ? reasonOfKind : 'footer.alertReason');
  const action = link !== undefined && label !== undefined ? { link, label } : null;

  const text = [
    ...opening,
    ...items.map((item) => `${item.name}\n${item.link}`),
    ...(code === undefined ? [] : [code]),
    ...(action === null ? [] : [action.link]),
    ...after,
    productName,
    `-- \n${reason}`,
    ...(unsubscribeUrl === undefined ? [] : [`${textOf('footer.unsubscribe')}: ${unsubscribeUrl}`]),
  ].join('\n\n');

  const html = `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">${darkColours}<title>${escapeHtml(subject)}</title></head>
<body class="ground" style="margin:0;padding:24px 16px;background:#f6f8f9;color:#1a252c;font:16px/24px system-ui,-apple-system,'Segoe UI',Roboto,sans-serif">
<div style="max-width:608px;margin:0 auto">
${mailHead(productName)}
<div class="card" style="padding:32px 24px;border-radius:0 0 16px 16px;background:#ffffff">
${opening.map(paragraph).join('\n')}
${items.length === 0 ? '' : list(items)}${code === undefined ? '' : largeCode(code)}${action === null ? '' : button(action.link, action.label)}
${after.map(paragraph).join('\n')}
${action === null ? '' : small(`${escapeHtml(textOf('copyLink'))}<br>${anchor(action.link, action.link)}`)}
<hr class="line" style="border:0;border-top:1px solid #dfe5e9;margin:24px 0">
${small(escapeHtml(reason))}
${unsubscribeUrl === undefined ? '' : small(anchor(unsubscribeUrl, textOf('footer.unsubscribe')))}
</div>
</div>
</body>
</html>
`;
  return { subject, text, html, unsubscribeUrl: unsubscribeUrl ?? null };
};
