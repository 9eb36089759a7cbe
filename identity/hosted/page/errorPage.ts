import { escapeHtml } from '../../../services/src/text/escapeHtml.ts';
import type { Language } from '../../../services/src/rest/language.ts';
import { hostedText, htmlIn } from './hostedText.ts';

interface Fault {
  /** What is wrong; null: the sign-in has expired, or its address is wrong. */
  readonly reason: 'disabled' | 'tooManyAttempts' | null;
  /** For developers, in English. */
  readonly detail?: string;
}

/** A page for a sign-in that cannot continue. */
export const errorPage = (language: Language, siteOrigin: string, { reason, detail }: Fault) => {
  const html = htmlIn(language);
  const technical = detail === undefined ? '' : `<p lang="en">${escapeHtml(detail)}</p>\n`;
  return {
    language,
    title: hostedText(language, 'failed.title'),
    body: `<p role="alert">${html(`fault.${reason ?? 'failed'}`)}</p>
${technical}<a class="button" href="${escapeHtml(siteOrigin)}/">${html('app.back')}</a>`,
  };
};
