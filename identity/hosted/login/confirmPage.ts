import { escapeHtml } from '../../../services/src/html/escapeHtml.ts';
import { fillText } from '../page/fillText.ts';
import { textsOf } from '../texts/textsOf.ts';
import { cancelForm, faultLine, type PageState } from './loginPage.ts';

/** The page for somebody who has not entered the code of the sign-up. */
export const confirmPage = (state: PageState, email: string) => {
  const { language, uid } = state;
  const texts = textsOf[language];
  return {
    language,
    title: texts.codeTitle,
    body: `<p>${fillText(texts.mailedCode, { destination: email })}</p>
${faultLine(state)}<form method="post" action="/login/${uid}/confirm">
<input type="hidden" name="email" value="${escapeHtml(email)}">
<label>${fillText(texts.code)}<input name="code" required autofocus inputmode="numeric" autocomplete="one-time-code" maxlength="6"></label>
<button>${fillText(texts.continue)}</button>
</form>
${cancelForm(state)}`,
  };
};
