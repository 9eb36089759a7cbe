import type { AuthStep } from '../../../auth/account/authStep.ts';
import type { FaultField } from '../../../auth/faults/faults.ts';
import type { MessageId } from '../../../i18n/messageId.ts';
import { useForm } from '../../../ui/form/useForm.ts';
import { emptyFaults } from '../emptyFaults.ts';
import type { Steps } from './useSteps.ts';

/** The form of a step. By default no value may be empty. */
export const useStepForm = <Values extends Partial<Record<FaultField, string>>>(
  state: readonly [Values, (values: Values) => void],
  steps: Steps,
  send: (values: Values) => Promise<AuthStep>,
  faults: Readonly<Partial<Record<keyof Values, MessageId>>> = emptyFaults(state[0]),
) =>
  useForm(state, {
    faults,
    send: async (values) => {
      await steps.run(() => send(values));
      return undefined;
    },
    sender: steps,
  });
