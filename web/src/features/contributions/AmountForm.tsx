import { useEffect, useLayoutEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { onAccountLeft } from '../../auth/accountChange.ts';
import { pendingContribution } from '../../auth/contributions/pendingContributions.ts';
import { useStoredText } from '../../auth/session/useStoredText.ts';
import { TextField } from '../../ui/field/TextField.tsx';
import { amountOf } from '../../i18n/amountOf.ts';
import { amountFault } from './amountFault.ts';
import { AnswerStatus } from './AnswerStatus.tsx';
import classes from './contributions.module.css';
import { ReplacesNote } from './ReplacesNote.tsx';
import { GuestFields } from './GuestFields.tsx';
import { useContributionForm } from './useContributionForm.ts';
import { answerOf, useOwnContributions } from './useOwnContributions.ts';
import { usePlausibleAmounts } from './usePlausibleAmounts.ts';
import { SubmitButton } from '../../ui/button/SubmitButton.tsx';
import { lazyComponent } from '../../routing/lazyComponent.tsx';

const WithdrawAnswer = lazyComponent(() => import('./WithdrawAnswer.tsx').then((m) => m.WithdrawAnswer));

interface AmountFormProps {
  readonly kind: 'earnings' | 'cost';
  readonly offerId: string;
  readonly currency: string;
  /**
   * Called once the amount is sent, queued or withdrawn. `hadFocus` is false if the answer came so late that the user is
   * elsewhere on the page by then.
   */
  readonly onDone: (hadFocus: boolean) => void;
}

const labels = { earnings: 'contribution.earnings', cost: 'contribution.cost' } as const;

/** The small form for what a visitor earns in an hour, or paid before the first gig. */
export function AmountForm({ kind, offerId, currency, onDone }: AmountFormProps) {
  const { formatNumber } = useIntl();
  const shown = (amount: number) =>
    formatNumber(amount, {
      useGrouping: false,
      minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
      maximumFractionDigits: 2,
    });
  /** What was typed, or waits to be sent; null when nothing was. */
  const [typed, setTyped] = useStoredText(`${kind}:${offerId}`, () => {
    const queued = pendingContribution(kind, offerId);
    return queued ? shown(Number(queued.value)) : null;
  });
  const own = useOwnContributions(offerId);
  const answer = answerOf(own, kind);
  const earlier = answer?.value == null ? null : Number(answer.value);
  const reportedAt = answer?.reportedAt;
  const plausible = usePlausibleAmounts(offerId);
  const text = typed ?? (earlier == null ? '' : shown(earlier));
  // A late answer must not close a form that was opened again.
  const finish = () => {
    const { current } = form.props.ref;
    if (current === null) return;
    const { activeElement } = document;
    // Safari does not focus a button that is pressed.
    onDone(activeElement === document.body || current.contains(activeElement));
  };
  const value = amountOf(text);
  const { form, isGuest, withdrawal } = useContributionForm({
    answer: text,
    onChange: setTyped,
    fault: amountFault(kind, value, plausible),
    contribution: { kind, jobOfferId: offerId, value, currency },
    onDone: finish,
  });
  const { clear } = form;
  useEffect(() => onAccountLeft(clear), [clear]);
  // An amount that arrives while somebody begins to type is replaced by what they type.
  useLayoutEffect(() => {
    if (typed === null && earlier != null)
      form.props.ref.current?.querySelector<HTMLInputElement>(`[name=${kind}]:focus`)?.select();
  }, [earlier, form.props.ref, kind, typed]);
  return (
    <form {...form.props} className={classes['form']}>
      <TextField
        {...form.field('answer')}
        name={kind}
        label={<FormattedMessage id={labels[kind]} values={{ currency }} />}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
      />
      {isGuest && <GuestFields {...form.field('birthdate')} />}
      <p className={classes['note']}>
        <ReplacesNote reportedAt={reportedAt} />
        {answer?.status == null ? (
          <span>
            {' '}
            <FormattedMessage id="contribution.unusual" />
          </span>
        ) : (
          <AnswerStatus answer={answer} />
        )}
      </p>
      <SubmitButton
        {...form.button}
        size="sm"
        fullWidth={false}
        label="contribution.submit"
        sendingLabel="form.saving"
      />
      {reportedAt != null && <WithdrawAnswer {...withdrawal} />}
    </form>
  );
}
