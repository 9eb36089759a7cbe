import { escapeHtml } from '../../../services/src/text/escapeHtml.ts';
import type { Language } from '../../../services/src/rest/language.ts';
import { fillText } from '../page/fillText.ts';
import { identityProviders, providerNames } from '../providers/identityProviders.ts';
import type { HostedTexts } from '../texts/hostedTexts.ts';
import { textsOf } from '../texts/textsOf.ts';

export interface PageState {
  readonly language: Language;
  /** The id of the sign-in in progress. */
  readonly uid: string;
  /** What went wrong at the last attempt. */
  readonly fault: keyof HostedTexts | null;
}

export const faultLine = ({ language, fault }: Pick<PageState, 'language' | 'fault'>): string =>
  fault === null ? '' : `<p class="fault" role="alert">${fillText(textsOf[language][fault])}</p>\n`;

export const cancelForm = ({ language, uid }: PageState): string =>
  `<form method="post" action="/login/${uid}/cancel"><button class="quiet">${fillText(textsOf[language].cancel)}</button></form>`;

/** The page with the fields for the password and the buttons of the providers. */
export const loginPage = (
  state: PageState,
  { email, isConfirmed = false }: { readonly email: string; readonly isConfirmed?: boolean },
) => {
  const { language, uid } = state;
  const texts = textsOf[language];
  const [emailFocus, passwordFocus] = email === '' ? [' autofocus', ''] : ['', ' autofocus'];
  const providers = providerNames.map(
    (name) =>
      `<li><a class="button quiet" href="/login/${uid}/providers/${name}">${fillText(texts.continueWith, { name: identityProviders[name].label })}</a></li>`,
  );
  return {
    language,
    title: texts.signIn,
    body: `${isConfirmed ? `<p role="status">${fillText(texts.confirmed)}</p>\n` : ''}${faultLine(state)}<form method="post" action="/login/${uid}">
<label>${fillText(texts.email)}<input name="email" type="email" autocomplete="username" required maxlength="128" value="${escapeHtml(email)}"${emailFocus}></label>
<label>${fillText(texts.password)}<input name="password" type="password" autocomplete="current-password" required maxlength="256"${passwordFocus}></label>
<button>${fillText(texts.signIn)}</button>
</form>
<p class="or">${fillText(texts.or)}</p>
<ul class="stack">
${providers.join('\n')}
</ul>
${cancelForm(state)}`,
  };
};
