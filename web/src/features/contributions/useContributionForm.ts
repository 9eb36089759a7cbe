import { useState } from 'react';
import { pendingContributions, type Contribution } from '../../auth/contributions/pendingContributions.ts';
import type { MessageId } from '../../i18n/messageId.ts';
import { useForm } from '../../ui/form/useForm.ts';
import { birthdateFault, birthdateFaultValues, birthdateOf, birthdateText } from '../profile/birthdate.ts';
import { useContribute } from './useContribute.tsx';

interface ContributionFormOptions {
  readonly answer: string;
  readonly onChange: (answer: string) => void;
  /** Message id of what is wrong with the answer; null when it is right. */
  readonly fault: MessageId | null;
  /** Its value is null while the answer is wrong. */
  readonly contribution: Omit<Contribution, 'value'> & { readonly value: Contribution['value'] | null };
  /** Called once the answer is sent, kept or withdrawn. */
  readonly onDone: () => void;
}

/** The form of an answer. Guests give their date of birth, too, which is stored with it. */
export const useContributionForm = (options: ContributionFormOptions) => {
  const { answer, onChange, fault, contribution, onDone } = options;
  const [birthdate, setBirthdate] = useState(() => birthdateText(pendingContributions().birthdate));
  const [withdrawing, setWithdrawing] = useState(false);
  const { contribute, session } = useContribute(onDone);
  const isGuest = session === 'guest';
  const today = new Date().toISOString().slice(0, 10);
  const change = (next: { answer: string; birthdate: typeof birthdate }) => {
    if (next.answer !== answer) onChange(next.answer);
    setBirthdate(next.birthdate);
  };
  const form = useForm([{ answer, birthdate }, change], {
    faults: { answer: fault, birthdate: isGuest ? birthdateFault(birthdate, today) : null },
    faultValues: birthdateFaultValues,
    send: async () => {
      const { value } = contribution;
      if (value === null) return undefined;
      const reason = await contribute({ ...contribution, value }, birthdateOf(birthdate));
      return reason === null ? undefined : { fields: { answer: [reason] } };
    },
    ready: session !== 'unknown' && !withdrawing,
  });
  return {
    form,
    isGuest,
    /** For `WithdrawAnswer`. */
    withdrawal: {
      kind: contribution.kind,
      offerId: contribution.jobOfferId,
      isSending: form.button.sending,
      withdrawing,
      onWithdrawing: setWithdrawing,
      onDone,
    },
  };
};
