import type { FastifyInstance } from 'fastify';
import { isCodeOfLink } from '../../codes/codes.ts';
import type { IdentityDeps } from '../../deps.ts';
import { IdentityError } from '../../rpc/identityError.ts';
import { confirmationPath } from '../../sign-up/confirmationLink.ts';
import { confirmSignUp, isConfirmedBefore } from '../../sign-up/confirmSignUp.ts';
import { findById } from '../../users/users.ts';
import { fieldsOf } from '../page/forms.ts';
import { sendPage } from '../page/page.ts';
import { pageLanguage } from '../page/pageLanguage.ts';
import { homePage } from '../server/homePages.ts';
import { linkPage, linkResultPage, type LinkParameters } from './linkPage.ts';

type Parameters = Readonly<Partial<Record<string, unknown>>>;

const linkIn = ({ user_name: username, confirmation_code: code }: Parameters): LinkParameters => ({
  username: String(username ?? ''),
  code: String(code ?? ''),
});

/** The address that a link confirms; null for a link that does not work, so that nobody learns an address from an id. */
const addressOf = async (deps: IdentityDeps, { username, code }: LinkParameters): Promise<string | null> => {
  const user = await findById(deps.database, username);
  const address = user?.status === 'UNCONFIRMED' ? user.attributes['email'] : undefined;
  if (user === null || address === undefined) return null;
  return (await isCodeOfLink(deps, { userId: user.id, purpose: 'sign_up', address }, code)) ? address : null;
};

/** The pages of the link that confirms a sign-up. They lead to the home page of the site and nowhere else. */
export const linkRoutes = (app: FastifyInstance, deps: IdentityDeps): void => {
  const { siteOrigins, clientId } = deps.settings;

  app.get(confirmationPath, async ({ query, headers }, reply) => {
    const parameters = query as Parameters;
    const language = pageLanguage(parameters, headers['accept-language']);
    const link = linkIn(parameters);
    const address = await addressOf(deps, link);
    return sendPage(reply, siteOrigins, linkPage(language, { ...link, address }));
  });

  app.post(confirmationPath, async (request, reply) => {
    const fields = fieldsOf(request);
    const language = pageLanguage(fields, request.headers['accept-language']);
    const home = homePage(siteOrigins[0] ?? '', language);
    const { username, code } = linkIn(fields);
    const showResult = async (name: string) => {
      const needsPassword = (await findById(deps.database, name))?.status === 'RESET_REQUIRED';
      return sendPage(reply, siteOrigins, linkResultPage(language, { fault: null, home, needsPassword }));
    };
    try {
      const body = { ClientId: clientId, Username: username, ConfirmationCode: code };
      await confirmSignUp.run(deps, body, { address: request.ip, language });
      return await showResult(username);
    } catch (error) {
      if (!(error instanceof IdentityError)) throw error;
      // A second press, or one in another browser.
      if (isConfirmedBefore(error)) return showResult(username);
      const fault = error.name === 'LimitExceededException' ? 'tooManyAttempts' : 'usedLink';
      return sendPage(reply, siteOrigins, linkResultPage(language, { fault, home }), 400);
    }
  });
};
