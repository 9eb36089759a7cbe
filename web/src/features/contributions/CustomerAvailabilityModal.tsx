import type { ModalProps } from '../../shell/modals/modalHost.tsx';
import { availabilities } from '../offer-figures/figureChoices.ts';
import { AnswerForm } from './AnswerForm.tsx';
import './contributionModals.ts';

/** Asks how many customers there were. */
export function CustomerAvailabilityModal({ data, close, confirm }: ModalProps<'customerAvailability'>) {
  return (
    <AnswerForm
      kind="customerAvailability"
      offer={data}
      options={availabilities}
      title="contribution.availability.title"
      question="contribution.availability.question"
      onClose={close}
      onDone={confirm}
    />
  );
}
