import { escapeHtml } from '../../../services/src/html/escapeHtml.ts';
import type { Language } from '../../../services/src/rest/language.ts';
import { fillText } from '../page/fillText.ts';
import { textsOf } from '../texts/textsOf.ts';
import { identityProviders, type ProviderName } from './identityProviders.ts';
import { fullName, sampleAccounts } from './standIns.ts';

/** The page of a stand-in, with a button for each sample account. */
export const standInPage = (name: ProviderName, language: Language) => {
  const { standIn, standInHint, chooseAccount, cancel } = textsOf[language];
  const { label } = identityProviders[name];
  const choices = sampleAccounts[name].map(
    (account) =>
      `<button class="quiet choice" name="account" value="${account.id}">${escapeHtml(fullName(account))}<small>${escapeHtml(account.email)}</small></button>`,
  );
  return {
    language,
    title: chooseAccount,
    body: `<p class="note">${fillText(standIn, { name: label })}</p>
<p>${fillText(standInHint, { name: label })}</p>
<form method="post">
${choices.join('\n')}
<button class="quiet" name="cancel" value="yes">${fillText(cancel)}</button>
</form>`,
  };
};
