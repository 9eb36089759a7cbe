import { useRef, useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { pendingContribution } from '../../auth/contributions/pendingContributions.ts';
import type { MessageId } from '../../i18n/messageId.ts';
import { Choice } from '../../ui/field/Choice.tsx';
import { ChoiceGroup } from '../../ui/field/ChoiceGroup.tsx';
import { GroupErrors } from '../../ui/field/GroupErrors.tsx';
import { SiteModal } from '../../ui/modal/SiteModal.tsx';
import { AnswerStatus } from './AnswerStatus.tsx';
import type { ReportedOffer } from './contributionModals.ts';
import classes from './contributions.module.css';
import { GuestFields, useBirthdate } from './GuestFields.tsx';
import { ReplacesNote } from './ReplacesNote.tsx';
import { useContribute } from './useContribute.tsx';
import { answerOf, useOwnContributions } from './useOwnContributions.ts';
import { WithdrawAnswer } from './WithdrawAnswer.tsx';
import { SubmitButton } from '../../ui/button/SubmitButton.tsx';

interface AnswerFormProps {
  readonly kind: 'signupLength' | 'customerAvailability';
  readonly offer: ReportedOffer;
  /** Message ids of the answers by key, in display order. */
  readonly options: Readonly<Record<string, MessageId>>;
  readonly title: MessageId;
  readonly question: MessageId;
  readonly onClose: () => void;
  /** Called once the answer is sent, queued or withdrawn. */
  readonly onDone: () => void;
}

/** A dialog with one question, which is answered by one of a few choices. */
export function AnswerForm(props: AnswerFormProps) {
  const { kind, offer, options, title, question, onClose, onDone } = props;
  const { formatMessage } = useIntl();
  /** What was chosen, or waits to be sent; null when nothing was. */
  const [chosen, setChosen] = useState(() => {
    const queued = pendingContribution(kind, offer.offerId);
    return queued ? String(queued.value) : null;
  });
  const own = useOwnContributions(offer.offerId);
  const answer = answerOf(own, kind);
  const earlier = answer?.value == null ? null : String(answer.value);
  const reportedAt = answer?.reportedAt;
  const value = chosen ?? earlier ?? '';
  const [isChecked, setIsChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const birthdate = useBirthdate();
  const [withdrawing, setWithdrawing] = useState(false);
  const { contribute, rejected, sending, session } = useContribute(onDone, withdrawing);
  const errors = isChecked && value === '' ? [formatMessage({ id: 'form.unknown' })] : rejected;
  const send = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (value === '') form.current?.querySelector('input')?.focus();
    else if (session !== 'guest' || birthdate.isValid())
      void contribute({ kind, jobOfferId: offer.offerId, value }, birthdate.value);
    else
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  };
  return (
    <SiteModal onClose={onClose} title={<FormattedMessage id={title} />}>
      <form ref={form} noValidate className={classes['form']} onSubmit={send}>
        <p className={classes['lead']}>
          <FormattedMessage id="review.about" values={{ city: offer.city, partner: offer.partner }} />
        </p>
        <ChoiceGroup legend={<FormattedMessage id={question} />}>
          {Object.entries(options).map(([key, label]) => (
            <Choice
              key={key}
              type="radio"
              name={kind}
              value={key}
              checked={value === key}
              onChange={() => setChosen(key)}
            >
              <FormattedMessage id={label} />
            </Choice>
          ))}
        </ChoiceGroup>
        <GroupErrors errors={errors} isAlert />
        {session === 'guest' && <GuestFields birthdate={birthdate} />}
        <p className={classes['note']}>
          <ReplacesNote reportedAt={reportedAt} />
          <AnswerStatus answer={answer} />
        </p>
        <SubmitButton
          label="contribution.submit"
          sendingLabel="form.saving"
          sending={sending}
          ready={session !== 'unknown' && !withdrawing}
        />
        {reportedAt != null && (
          <WithdrawAnswer
            kind={kind}
            offerId={offer.offerId}
            isSending={sending}
            withdrawing={withdrawing}
            onWithdrawing={setWithdrawing}
            onDone={onDone}
          />
        )}
      </form>
    </SiteModal>
  );
}
