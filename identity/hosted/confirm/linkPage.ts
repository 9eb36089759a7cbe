import { escapeHtml } from '../../../services/src/text/escapeHtml.ts';
import type { Language } from '../../../services/src/rest/language.ts';
import { partlyMaskedEmail } from '../../codes/maskedAddress.ts';
import { confirmationPath } from '../../sign-up/confirmationLink.ts';
import { hostedText, htmlIn } from '../page/hostedText.ts';

/** What a link of a sign-up carries. */
export interface LinkParameters {
  readonly username: string;
  readonly code: string;
}

const hidden = (name: string, value: string): string =>
  `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;

/**
 * The page that the link in the mail opens. Only its button confirms, because mail scanners open links, too. Names the address
 * (null for a link that does not work), so that nobody confirms a sign-up of somebody else.
 */
export const linkPage = (
  language: Language,
  { username, code, address }: LinkParameters & { readonly address: string | null },
) => {
  const html = htmlIn(language);
  const hint =
    address === null
      ? html('confirm.hint')
      : html('confirm.whose', { destination: partlyMaskedEmail(address) });
  return {
    language,
    title: hostedText(language, 'confirm.title'),
    body: `<p>${hint}</p>
<form method="post" action="${confirmationPath}">
${hidden('user_name', username)}${hidden('confirmation_code', code)}${hidden('lang', language)}
<button autofocus>${html('confirm.button')}</button>
</form>`,
  };
};

/** The page after the button: the account is confirmed, or the link does not work. */
export const linkResultPage = (
  language: Language,
  {
    fault,
    home,
    needsPassword = false,
  }: {
    readonly fault: 'usedLink' | 'tooManyAttempts' | null;
    readonly home: string;
    /** Whether the user has to choose another password first. */
    readonly needsPassword?: boolean;
  },
) => {
  const html = htmlIn(language);
  const text =
    fault === null
      ? `<p role="status">${html(needsPassword ? 'confirmed.contested' : 'confirmed.hint')}</p>`
      : `<p class="fault" role="alert">${html(`fault.${fault}`)}</p>`;
  return {
    language,
    title: hostedText(language, fault === null ? 'confirmed.title' : 'failed.title'),
    body: `${text}\n<a class="button" href="${escapeHtml(home)}">${html('app.back')}</a>`,
  };
};
