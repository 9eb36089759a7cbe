import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import { escapeHtml } from '../../../services/src/text/escapeHtml.ts';
import type { Language } from '../../../services/src/rest/language.ts';
import type { IdentityDeps } from '../../deps.ts';
import { fieldsOf } from '../page/forms.ts';
import { hostedText, htmlIn } from '../page/hostedText.ts';
import { sendPage } from '../page/page.ts';
import { pageLanguage } from '../page/pageLanguage.ts';
import { cancelSignIn, finishSignIn } from '../server/finishSignIn.ts';
import { identityProviders, type ProviderName } from './identityProviders.ts';
import { fullName, sampleAccounts, standInPath } from './standIns.ts';

/** The page of a stand-in, with a button for each sample account. */
const standInPage = (name: ProviderName, language: Language) => {
  const html = htmlIn(language);
  const { label } = identityProviders[name];
  const choices = sampleAccounts[name].map(
    (account) =>
      `<button class="quiet choice" name="account" value="${account.id}">${escapeHtml(fullName(account))}<small>${escapeHtml(account.email)}</small></button>`,
  );
  return {
    language,
    title: hostedText(language, 'standIn.title'),
    body: `<p class="note">${html('standIn.note', { name: label })}</p>
<p>${html('standIn.hint', { name: label })}</p>
<form method="post">
${choices.join('\n')}
<button class="quiet" name="cancel" value="yes">${html('app.cancel')}</button>
</form>`,
  };
};

/** The page of a stand-in, on which the visitor chooses an account. */
export const standInRoutes = (
  app: FastifyInstance,
  { settings }: IdentityDeps,
  name: ProviderName,
  server: Provider,
): void => {
  const path = `${standInPath(name)}/accounts/:uid`;
  app.get(path, async (request: FastifyRequest, reply) => {
    const { params } = await server.interactionDetails(request.raw, reply.raw);
    const language = pageLanguage(params, request.headers['accept-language']);
    return sendPage(reply, settings.siteOrigins, standInPage(name, language));
  });
  app.post(path, async (request, reply) => {
    const { account } = fieldsOf(request);
    const chosen = sampleAccounts[name].find(({ id }) => id === account);
    const next =
      chosen === undefined
        ? await cancelSignIn(server, request, reply)
        : await finishSignIn(server, request, reply, chosen.id);
    return reply.redirect(next, 303);
  });
};
