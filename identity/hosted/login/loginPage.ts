import { escapeHtml } from '../../../services/src/text/escapeHtml.ts';
import type { Language } from '../../../services/src/rest/language.ts';
import { hostedText, htmlIn, type PageFault } from '../page/hostedText.ts';
import { identityProviders, providerNames } from '../providers/identityProviders.ts';

export interface PageState {
  readonly language: Language;
  /** The id of the sign-in in progress. */
  readonly uid: string;
  /** What went wrong at the last attempt. */
  readonly fault: PageFault | null;
}

export const faultLine = ({ language, fault }: Pick<PageState, 'language' | 'fault'>): string =>
  fault === null ? '' : `<p class="fault" role="alert">${htmlIn(language)(`fault.${fault}`)}</p>\n`;

export const cancelForm = ({ language, uid }: PageState): string =>
  `<form method="post" action="/login/${uid}/cancel"><button class="quiet">${htmlIn(language)('app.cancel')}</button></form>`;

/** The page with the fields for the password and the buttons of the providers. */
export const loginPage = (
  state: PageState,
  { email, isConfirmed = false }: { readonly email: string; readonly isConfirmed?: boolean },
) => {
  const { language, uid } = state;
  const html = htmlIn(language);
  const [emailFocus, passwordFocus] = email === '' ? [' autofocus', ''] : ['', ' autofocus'];
  const providers = providerNames.map(
    (name) =>
      `<li><a class="button quiet" href="/login/${uid}/providers/${name}">${html('login.provider', { name: identityProviders[name].label })}</a></li>`,
  );
  return {
    language,
    title: hostedText(language, 'login.title'),
    body: `${isConfirmed ? `<p role="status">${html('login.confirmed')}</p>\n` : ''}${faultLine(state)}<form method="post" action="/login/${uid}">
<label>${html('login.email')}<input name="email" type="email" autocomplete="username" required maxlength="128" value="${escapeHtml(email)}"${emailFocus}></label>
<label>${html('login.password')}<input name="password" type="password" autocomplete="current-password" required maxlength="256"${passwordFocus}></label>
<button>${html('login.title')}</button>
</form>
<p class="or">${html('login.or')}</p>
<ul class="stack">
${providers.join('\n')}
</ul>
${cancelForm(state)}`,
  };
};
