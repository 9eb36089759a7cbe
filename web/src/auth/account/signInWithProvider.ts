import type { HostedProvider } from '../amplify/hostedPage.ts';
import { authSetup } from '../authSetup.ts';
import type { AuthTrigger } from '../authState.ts';
import { changeAuth } from '../authStore.ts';
import { returnAfterLogin } from '../returnAfterLogin.ts';
import { send } from '../machine/accountMachine.ts';
import { beginSignIn } from '../session/readyAmplify.ts';
import type { AuthStep } from './authStep.ts';
import { forgetOtherSignUp } from './pendingSignUp.ts';
import { runStep } from './runStep.ts';

interface ProviderOptions {
  readonly trigger: AuthTrigger;
  /** What the visitor signs up for, such as `AddReview`. */
  readonly source?: string | null;
  readonly emailConsent?: boolean;
}

/** Never resolves, because the page is left. */
const leaving = new Promise<never>(() => undefined);

/** Leaves for the hosted page of a provider. Resolves only when that fails. */
export const signInWithProvider = (
  provider: HostedProvider,
  { trigger, source = null, emailConsent = false }: ProviderOptions,
): Promise<AuthStep> =>
  runStep(
    send('leaveForProvider'),
    async ({ openHostedPage }) => {
      beginSignIn();
      const { pathname, search } = window.location;
      returnAfterLogin(pathname + search);
      forgetOtherSignUp(null);
      changeAuth({
        authTrigger: trigger,
        shouldPostProcess: true,
        authErrorMessage: null,
        ...(trigger === 'signUp' ? { emailConsent, isReadyToSaveUser: true, registerSource: source } : {}),
      });
      const { config, language } = authSetup();
      await openHostedPage(config, provider, language).catch((error: unknown) => {
        send('hostedFailed');
        throw error;
      });
      return leaving;
    },
    'auth.error.hosted',
  );
