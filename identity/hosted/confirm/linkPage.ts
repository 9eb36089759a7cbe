import { escapeHtml } from '../../../services/src/text/escapeHtml.ts';
import type { Language } from '../../../services/src/rest/language.ts';
import { partlyMaskedEmail } from '../../codes/maskedAddress.ts';
import { confirmationPath } from '../../sign-up/confirmationLink.ts';
import { fillText } from '../page/fillText.ts';
import { textsOf } from '../texts/textsOf.ts';

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
  const texts = textsOf[language];
  const hint =
    address === null
      ? fillText(texts.confirmHint)
      : fillText(texts.confirmWhose, { destination: partlyMaskedEmail(address) });
  return {
    language,
    title: texts.confirmTitle,
    body: `<p>${hint}</p>
<form method="post" action="${confirmationPath}">
${hidden('user_name', username)}${hidden('confirmation_code', code)}${hidden('lang', language)}
<button autofocus>${fillText(texts.confirm)}</button>
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
  const texts = textsOf[language];
  const text =
    fault === null
      ? `<p role="status">${fillText(texts[needsPassword ? 'contestedHint' : 'confirmedHint'])}</p>`
      : `<p class="fault" role="alert">${fillText(texts[fault])}</p>`;
  return {
    language,
    title: fault === null ? texts.confirmedTitle : texts.failedTitle,
    body: `${text}\n<a class="button" href="${escapeHtml(home)}">${fillText(texts.backToSite)}</a>`,
  };
};
