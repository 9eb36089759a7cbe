import type { MessageDescriptor } from 'react-intl';
import type { MessageId } from '../../../i18n/messageId.ts';
import type { ShownStep } from '../steps/useSteps.ts';
import type { AuthReason } from '../authModals.ts';
import type { View } from './view.ts';

interface Text extends MessageDescriptor {
  readonly id: MessageId;
  readonly values?: Record<string, string>;
}

/** The title of a view, and its instructions. */
export interface ViewTexts {
  readonly title: Text;
  readonly text: Text | null;
}

const codeSentTo = (destination: string | null): Text =>
  destination === null ? { id: 'auth.code.sent' } : { id: 'auth.code.sentTo', values: { destination } };

/** A pool that mailed a code for its own challenge says where to; what another one asks is unknown. */
const customText = (destination: string | undefined): Text =>
  destination === undefined ? { id: 'auth.custom.text' } : codeSentTo(destination);

const stepTexts = (step: ShownStep): ViewTexts => {
  const title: Text = { id: 'auth.challenge.title' };
  switch (step.step) {
    case 'confirmSignUp':
      return {
        title: { id: 'auth.confirm.title' },
        text: step.sent ? codeSentTo(step.email) : { id: 'auth.code.enter', values: { email: step.email } },
      };
    case 'waitForLink':
      return {
        title: { id: 'auth.confirm.title' },
        text: { id: step.sent ? 'auth.link.text' : 'auth.link.open', values: { email: step.email } },
      };
    case 'customChallenge':
      return { title, text: customText(step.parameters['destination']) };
    case 'smsCode':
    case 'emailCode':
      return { title, text: codeSentTo(step.destination) };
    case 'totpCode':
      return { title, text: { id: 'auth.totp.text' } };
    case 'setUpTotp':
      return { title: { id: 'auth.setUp.title' }, text: { id: 'auth.setUp.text' } };
    case 'chooseMfa':
      return { title, text: { id: 'auth.chooseMfa.text' } };
    case 'newPassword':
      return {
        title: { id: 'auth.newPassword.title' },
        text: {
          id: step.missingAttributes.length === 0 ? 'auth.newPassword.text' : 'auth.newPassword.details',
        },
      };
    case 'enterPhone':
      return { title, text: { id: 'security.phone.text' } };
    case 'resetPassword':
      return { title: { id: 'auth.forgot.title' }, text: null };
    case 'logIn':
      return { title: { id: 'auth.login.title' }, text: null };
  }
};

/** What the visitor needs the account for, by what the sign-up is recorded for. */
const reasons: Readonly<Record<string, AuthReason>> = {
  AddReview: 'review',
  Application: 'application',
  Contribution: 'answer',
};

/** What opened the modal. */
interface Opening {
  readonly partnerName?: string;
  readonly source?: string;
  readonly why?: AuthReason;
}

const signUpText = ({ source = '', why = reasons[source] }: Opening): Text => ({
  id: why === undefined ? 'auth.signup.text' : `auth.signup.${why}`,
});

/** What a view says above its form. */
export const viewTexts = (view: View, email: string, opening: Opening): ViewTexts => {
  const { partnerName: partner } = opening;
  switch (view.kind) {
    case 'signup':
      return {
        title:
          partner === undefined
            ? { id: 'auth.signup.title' }
            : { id: 'auth.signup.partner', values: { partner } },
        text: signUpText(opening),
      };
    case 'login':
      return partner === undefined
        ? { title: { id: 'auth.login.title' }, text: null }
        : { title: { id: 'auth.login.partner', values: { partner } }, text: null };
    case 'forgot':
      return view.isRequired
        ? { title: { id: 'auth.newPassword.title' }, text: { id: 'auth.forgot.required' } }
        : { title: { id: 'auth.forgot.title' }, text: { id: 'auth.forgot.text' } };
    case 'forgotSent':
      return { title: { id: 'auth.forgot.title' }, text: { id: 'auth.forgot.sent', values: { email } } };
    case 'step':
      return stepTexts(view.step);
  }
};
