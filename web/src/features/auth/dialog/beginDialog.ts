import type { LoginReason } from '../../../auth/account/authStep.ts';
import { signUpEmailOf } from '../../../auth/account/pendingSignUp.ts';
import { authState } from '../../../auth/authStore.ts';
import type { AccountName } from '../../../auth/machine/account.ts';
import { syncAccount, send } from '../../../auth/machine/accountMachine.ts';
import type { FirstScreen } from './view.ts';

/** Where the dialog begins. */
interface Beginning {
  readonly screen: FirstScreen;
  /** Whether the form is shown although a sign-up waits for its code or link. */
  readonly isChosen: boolean;
  readonly email: string;
  readonly isOfUser: boolean;
}

/** What ends when the dialog is closed. */
const closedWith: ReadonlySet<AccountName> = new Set([
  'secondStep',
  'newPassword',
  'resetWanted',
  'resetSent',
]);

/** Why the login was shown, if that says nothing to whoever opens it anew. */
const overWith: ReadonlySet<LoginReason> = new Set(['stepOver', 'answerLost', 'tooManyLinks']);

/**
 * Begins the dialog on the screen that was asked for. A sign-up that waits for its code or link goes on, unless the visitor has
 * entered another address elsewhere, which is `entered`; what else a closed dialog has left is over.
 */
export const beginDialog = (screen: FirstScreen | 'forgot', entered = ''): Beginning => {
  const state = syncAccount();
  const known = 'email' in state ? state.email : '';
  const email = entered || known;
  const isOther = signUpEmailOf(email) !== signUpEmailOf(known);
  const why = state.name === 'loginWanted' ? state.why : null;
  if (screen === 'forgot') send('forgot', { email, isRequired: false });
  else if (closedWith.has(state.name) || (why !== null && overWith.has(why))) send('startAnew');
  const waits =
    !isOther && (state.name === 'codeWanted' || state.name === 'linkWanted' || why === 'confirmed');
  const shown = { email, isOfUser: authState().idToken !== null };
  return screen === 'signup'
    ? { ...shown, screen, isChosen: !waits }
    : { ...shown, screen: 'login', isChosen: screen === 'login' };
};
