import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { pendingContribution } from '../../auth/contributions/pendingContributions.ts';
import type { MessageId } from '../../i18n/messageId.ts';
import { Choice } from '../../ui/field/Choice.tsx';
import { ChoiceGroup } from '../../ui/field/ChoiceGroup.tsx';
import { SiteModal } from '../../ui/modal/SiteModal.tsx';
import { AnswerStatus } from './AnswerStatus.tsx';
import type { ReportedOffer } from './contributionModals.ts';
import classes from './contributions.module.css';
import { GuestFields } from './GuestFields.tsx';
import { ReplacesNote } from './ReplacesNote.tsx';
import { useContributionForm } from './useContributionForm.ts';
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
  const { form, isGuest, withdrawal } = useContributionForm({
    answer: value,
    onChange: setChosen,
    fault: value === '' ? 'form.unknown' : null,
    contribution: { kind, jobOfferId: offer.offerId, value },
    onDone,
  });
  const field = form.field('answer');
  return (
    <SiteModal onClose={onClose} title={<FormattedMessage id={title} />}>
      <form {...form.props} className={classes['form']}>
        <p className={classes['lead']}>
          <FormattedMessage id="review.about" values={{ city: offer.city, partner: offer.partner }} />
        </p>
        <ChoiceGroup legend={<FormattedMessage id={question} />} errors={field.errors}>
          {Object.entries(options).map(([key, label]) => (
            <Choice
              key={key}
              type="radio"
              name={kind}
              value={key}
              checked={value === key}
              onChange={() => field.onChange(key)}
            >
              <FormattedMessage id={label} />
            </Choice>
          ))}
        </ChoiceGroup>
        {isGuest && <GuestFields {...form.field('birthdate')} />}
        <p className={classes['note']}>
          <ReplacesNote reportedAt={reportedAt} />
          <AnswerStatus answer={answer} />
        </p>
        <SubmitButton {...form.button} label="contribution.submit" sendingLabel="form.saving" />
        {reportedAt != null && <WithdrawAnswer {...withdrawal} />}
      </form>
    </SiteModal>
  );
}
