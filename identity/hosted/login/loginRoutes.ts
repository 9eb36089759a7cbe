import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import { escapeHtml } from '../../../services/src/text/escapeHtml.ts';
import type { IdentityDeps, Caller } from '../../deps.ts';
import { IdentityError } from '../../rpc/identityError.ts';
import { confirmSignUp, isConfirmedBefore } from '../../sign-up/confirmSignUp.ts';
import { resendConfirmationCode } from '../../sign-up/resendConfirmationCode.ts';
import { fieldsOf } from '../page/forms.ts';
import { hostedText, htmlIn, type PageFault } from '../page/hostedText.ts';
import { sendPage } from '../page/page.ts';
import { pageLanguage } from '../page/pageLanguage.ts';
import { providerNamed } from '../providers/identityProviders.ts';
import { cancelSignIn, finishSignIn } from '../server/finishSignIn.ts';
import { challengePage } from './challengePage.ts';
import { cancelForm, faultLine, loginPage, type PageState } from './loginPage.ts';
import { answerChallenge, enterPassword, type OpenChallenge, type SignInStep } from './signInStep.ts';

/** The page for somebody who has not entered the code of the sign-up. */
const confirmPage = (state: PageState, email: string) => {
  const { language, uid } = state;
  const html = htmlIn(language);
  return {
    language,
    title: hostedText(language, 'code.title'),
    body: `<p>${html('code.mailed', { destination: email })}</p>
${faultLine(state)}<form method="post" action="/login/${uid}/confirm">
<input type="hidden" name="email" value="${escapeHtml(email)}">
<label>${html('code.label')}<input name="code" required autofocus inputmode="numeric" autocomplete="one-time-code" maxlength="6"></label>
<button>${html('app.continue')}</button>
</form>
${cancelForm(state)}`,
  };
};

/** The text for an error of an operation. Rethrows any other error. */
const faultOf = (error: unknown): PageFault => {
  if (!(error instanceof IdentityError)) throw error;
  switch (error.name) {
    case 'NotAuthorizedException':
      if (error.message === 'User is disabled.') return 'disabled';
      if (error.message.startsWith('Invalid session')) return 'startAgain';
      return error.message === 'Password attempts exceeded' ? 'tooManyAttempts' : 'wrongPassword';
    case 'LimitExceededException':
    case 'TooManyRequestsException':
      return 'tooManyAttempts';
    case 'CodeMismatchException':
    case 'ExpiredCodeException':
      return 'wrongCode';
    case 'PasswordResetRequiredException':
      return 'resetRequired';
    case 'PasswordHistoryPolicyViolationException':
      return 'samePassword';
    case 'InvalidPasswordException':
      return 'weakPassword';
    default:
      return 'notPossible';
  }
};

/** The pages of the hosted sign-in. Each needs the cookie of the sign-in in progress, which other sites cannot send. */
export const loginRoutes = (app: FastifyInstance, deps: IdentityDeps, hosted: Provider): void => {
  const { siteOrigins, clientId } = deps.settings;

  const startOf = async (request: FastifyRequest, reply: FastifyReply) => {
    const { uid, params } = await hosted.interactionDetails(request.raw, reply.raw);
    const language = pageLanguage(params, request.headers['accept-language']);
    const state: PageState = { language, uid, fault: null };
    const caller: Caller = { address: request.ip, language, isHostedPage: true };
    return { state, caller, provider: providerNamed(params['identity_provider']) };
  };
  const show = (reply: FastifyReply, content: Parameters<typeof sendPage>[2]) =>
    sendPage(reply, siteOrigins, content);

  const showNext = async (
    request: FastifyRequest,
    reply: FastifyReply,
    state: PageState,
    { userId, challenge }: SignInStep,
  ) => {
    if (userId !== null) return reply.redirect(await finishSignIn(hosted, request, reply, userId), 303);
    const next = challengePage(state, challenge);
    return show(reply, next ?? loginPage({ ...state, fault: 'notPossible' }, { email: '' }));
  };

  app.get('/login/:uid', async (request, reply) => {
    const { state, provider } = await startOf(request, reply);
    return provider === null
      ? show(reply, loginPage(state, { email: '' }))
      : reply.redirect(`/login/${state.uid}/providers/${provider}`, 303);
  });

  app.post('/login/:uid', async (request, reply) => {
    const { state, caller } = await startOf(request, reply);
    const { email = '', password = '' } = fieldsOf(request);
    try {
      return await showNext(request, reply, state, await enterPassword(deps, { email, password }, caller));
    } catch (error) {
      if (error instanceof IdentityError && error.name === 'UserNotConfirmedException') {
        await resendConfirmationCode.run(deps, { ClientId: clientId, Username: email }, caller);
        return show(reply, confirmPage(state, email));
      }
      return show(reply, loginPage({ ...state, fault: faultOf(error) }, { email }));
    }
  });

  app.post('/login/:uid/challenge', async (request, reply) => {
    const { state, caller } = await startOf(request, reply);
    const { answer = '', name = '', session = '', username = '', destination = '' } = fieldsOf(request);
    const challenge: OpenChallenge = { name, session, username, destination };
    try {
      return await showNext(request, reply, state, await answerChallenge(deps, challenge, answer, caller));
    } catch (error) {
      const fault = faultOf(error);
      const mayRepeat =
        fault === 'wrongCode' ||
        fault === 'weakPassword' ||
        fault === 'samePassword' ||
        fault === 'tooManyAttempts';
      const again = mayRepeat ? challengePage({ ...state, fault }, challenge) : null;
      return show(reply, again ?? loginPage({ ...state, fault }, { email: '' }));
    }
  });

  app.post('/login/:uid/confirm', async (request, reply) => {
    const { state, caller } = await startOf(request, reply);
    const { email = '', code = '' } = fieldsOf(request);
    try {
      await confirmSignUp.run(deps, { ClientId: clientId, Username: email, ConfirmationCode: code }, caller);
      return show(reply, loginPage(state, { email, isConfirmed: true }));
    } catch (error) {
      if (isConfirmedBefore(error)) return show(reply, loginPage(state, { email, isConfirmed: true }));
      return show(reply, confirmPage({ ...state, fault: faultOf(error) }, email));
    }
  });

  app.post('/login/:uid/cancel', async (request, reply) =>
    reply.redirect(await cancelSignIn(hosted, request, reply), 303),
  );
};
