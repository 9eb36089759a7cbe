import { FormattedMessage } from 'react-intl';
import type { Contribution } from '../../../../auth/contributions/pendingContributions.ts';
import { availabilities } from '../../../../features/offer-figures/availabilities.ts';
import { signUpTimes } from '../../../../features/offer-figures/signUpTimes.ts';
import { useMoney } from '../../../../features/offer-figures/useMoney.ts';
import type { MessageId } from '../../../../i18n/messageId.ts';

const choices: Readonly<Record<string, MessageId>> = { ...signUpTimes, ...availabilities };

/** What was answered, as the offer's page says it. */
export function AnswerValue({ kind, value, currency = '' }: Contribution) {
  const money = useMoney();
  if (kind === 'earnings')
    return (
      <>
        <span>{money(Number(value), currency)}</span>
        <span>
          <FormattedMessage id="offer.earnings.unit" />
        </span>
      </>
    );
  if (kind === 'cost')
    return value === 0 ? (
      <FormattedMessage id="offer.cost.free" />
    ) : (
      <span>{money(Number(value), currency)}</span>
    );
  const choice = choices[value];
  return choice === undefined ? null : <FormattedMessage id={choice} />;
}
