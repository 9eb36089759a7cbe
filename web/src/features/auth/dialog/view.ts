import type { LoginReason } from '../../../auth/account/authStep.ts';
import type { Resting } from '../../../auth/machine/account.ts';
import type { AuthNotice } from '../authModals.ts';
import type { ShownStep } from '../steps/useSteps.ts';

/** The forms with which the modal begins. */
export type FirstScreen = 'signup' | 'login';

/** What the modal shows. */
export type View =
  | { readonly kind: FirstScreen; readonly notice: AuthNotice | null }
  | { readonly kind: 'forgot'; readonly isRequired: boolean }
  | { readonly kind: 'forgotSent' }
  | { readonly kind: 'step'; readonly step: ShownStep };

/** What the visitor reads where they are asked to log in. */
const reasons: Record<LoginReason, AuthNotice> = {
  confirmed: { id: 'auth.confirmed.logIn', isError: false },
  passwordChanged: { id: 'auth.newPassword.done', isError: false },
  answerLost: { id: 'auth.error.answerLost', isError: true },
  stepOver: { id: 'auth.error.stepOver', isError: true },
  tooManyLinks: { id: 'auth.forgot.tooMany', isError: true },
};

/** What the modal shows in a state of the account; `isChosen`: the visitor wants the form instead of what waits. */
export const viewOf = (state: Resting, screen: FirstScreen, isChosen: boolean): View => {
  const first = { kind: screen, notice: null };
  switch (state.name) {
    case 'codeWanted':
      return isChosen
        ? first
        : { kind: 'step', step: { step: 'confirmSignUp', email: state.email, sent: state.sent } };
    case 'linkWanted':
      return isChosen
        ? first
        : { kind: 'step', step: { step: 'waitForLink', email: state.email, sent: state.sent } };
    case 'secondStep':
    case 'newPassword':
      return { kind: 'step', step: state.step };
    case 'resetWanted':
      return { kind: 'forgot', isRequired: state.isRequired };
    case 'resetSent':
      return { kind: 'forgotSent' };
    case 'loginWanted':
      return isChosen && screen === 'signup' ? first : { kind: 'login', notice: reasons[state.why] };
    case 'guest':
    case 'sessionEnded':
    case 'atProvider':
    case 'signedIn':
    case 'addressWaits':
    case 'resetOpened':
    case 'resetSpent':
      return first;
  }
};
