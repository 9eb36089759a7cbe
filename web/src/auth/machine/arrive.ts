import type { AuthStep } from '../account/authStep.ts';
import { syncAccount, send } from './accountMachine.ts';

/** How long a link is waited for, after the last mail; as Amplify polls after a sign-up. */
export const linkPatienceMs = 180_000;

/** Enters the state in which the visitor is asked for a step. */
export const arrive = (
  step: AuthStep,
  { email, password }: { readonly email: string; readonly password: string | null },
): void => {
  const known = { email, password };
  switch (step.step) {
    case 'confirmSignUp':
      send('codeAsked', { ...known, sent: step.sent });
      return;
    case 'waitForLink':
      // A wait for the link goes on.
      if (syncAccount().name === 'linkWanted') return;
      send('linkAsked', { ...known, sent: step.sent, until: Date.now() + linkPatienceMs });
      return;
    case 'resetPassword':
      send('resetAsked', { email, isRequired: true });
      return;
    case 'newPassword':
      send('passwordAsked', { ...known, step });
      return;
    case 'customChallenge':
    case 'smsCode':
    case 'emailCode':
    case 'totpCode':
    case 'setUpTotp':
    case 'chooseMfa':
      send('challenged', { ...known, step });
      return;
    case 'done':
    case 'enterPhone':
    case 'failed':
    case 'logIn':
  }
};
