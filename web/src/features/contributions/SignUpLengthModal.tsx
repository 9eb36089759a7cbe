import type { ModalProps } from '../../shell/modals/modalHost.tsx';
import { signUpTimes } from '../offer-figures/figureChoices.ts';
import { AnswerForm } from './AnswerForm.tsx';
import './contributionModals.ts';

/** Asks how long it took from sign-up to the first gig. */
export function SignUpLengthModal({ data, close, confirm }: ModalProps<'signup-length-offer'>) {
  return (
    <AnswerForm
      kind="signupLength"
      offer={data}
      options={signUpTimes}
      title="contribution.signUp.title"
      question="contribution.signUp.question"
      onClose={close}
      onDone={confirm}
    />
  );
}
