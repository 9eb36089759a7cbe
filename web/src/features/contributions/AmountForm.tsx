import { useEffect, useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { onAccountLeft } from '../../auth/accountChange.ts';
import { pendingContribution } from '../../auth/contributions/pendingContributions.ts';
import { useStoredText } from '../../auth/session/useStoredText.ts';
import type { MessageId } from '../../i18n/messageId.ts';
import type { Elements } from '../../ui/elements.ts';
import { TextField } from '../../ui/field/TextField.tsx';
import { amountOf } from '../../i18n/amountOf.ts';
import { amountFault } from './amountFault.ts';
import { AnswerStatus } from './AnswerStatus.tsx';
import classes from './contributions.module.css';
import { ReplacesNote } from './ReplacesNote.tsx';
import { useContribute } from './useContribute.tsx';
import { answerOf, useOwnContributions } from './useOwnContributions.ts';
import { usePlausibleAmounts } from './usePlausibleAmounts.ts';
import { SubmitButton } from '../../ui/button/SubmitButton.tsx';
import { lazyComponent } from '../../routing/lazyComponent.tsx';

const WithdrawAnswer = lazyComponent(() => import('./WithdrawAnswer.tsx').then((m) => m.WithdrawAnswer));

export interface AmountFormProps {
  readonly kind: 'earnings' | 'cost';
  readonly offerId: string;
  readonly currency: string;
  /** What guests say besides the amount; users of a private page have said it. */
  readonly guest?: {
    readonly fields: Elements;
    readonly isValid: () => boolean;
    readonly birthdate: string | null;
  };
  /**
   * Called once the amount is sent, queued or withdrawn. `hadFocus` is false if the answer came so late that the user is
   * elsewhere on the page by then.
   */
  readonly onDone: (hadFocus: boolean) => void;
}

const labels = { earnings: 'contribution.earnings', cost: 'contribution.cost' } as const;

/** The small form for what a visitor earns in an hour, or paid before the first gig. */
export function AmountForm({ kind, offerId, currency, guest, onDone }: AmountFormProps) {
  const { formatMessage, formatNumber } = useIntl();
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
  const [fault, setFault] = useState<MessageId | null>(null);
  useEffect(() => onAccountLeft(() => setFault(null)), []);
  const form = useRef<HTMLFormElement>(null);
  // An amount that arrives while somebody begins to type is replaced by what they type.
  useLayoutEffect(() => {
    if (typed === null && earlier != null)
      form.current?.querySelector<HTMLInputElement>(`[name=${kind}]:focus`)?.select();
  }, [earlier, kind, typed]);
  // A late answer must not close a form that was opened again.
  const finish = () => {
    if (form.current === null) return;
    const { activeElement } = document;
    // Safari does not focus a button that is pressed.
    onDone(activeElement === document.body || form.current.contains(activeElement));
  };
  const [withdrawing, setWithdrawing] = useState(false);
  const { contribute, rejected, sending, session } = useContribute(finish, withdrawing);
  useEffect(() => {
    if (rejected.length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [rejected]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const value = amountOf(text);
    const found = amountFault(kind, value, plausible);
    setFault(found);
    if (value !== null && found === null && (session !== 'guest' || guest?.isValid() !== false))
      void contribute({ kind, jobOfferId: offerId, value, currency }, guest?.birthdate ?? null);
    else
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  };
  return (
    <form ref={form} noValidate className={classes['form']} onSubmit={send}>
      <TextField
        name={kind}
        label={<FormattedMessage id={labels[kind]} values={{ currency }} />}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        value={text}
        errors={fault === null ? rejected : [formatMessage({ id: fault })]}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setFault(null);
        }}
      />
      {session === 'guest' && guest?.fields}
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
        size="sm"
        fullWidth={false}
        label="contribution.submit"
        sendingLabel="form.saving"
        sending={sending}
        ready={session !== 'unknown' && !withdrawing}
      />
      {reportedAt != null && (
        <WithdrawAnswer
          kind={kind}
          offerId={offerId}
          isSending={sending}
          withdrawing={withdrawing}
          onWithdrawing={setWithdrawing}
          onDone={finish}
        />
      )}
    </form>
  );
}
