import { FormattedMessage } from 'react-intl';
import { useMoney } from '../offer-figures/useMoney.ts';
import classes from './pay.module.css';
import { PayAnswers } from './PayAnswers.tsx';
import type { PayFigure } from './payFigure.ts';

interface PayFactsProps {
  /** Medians by the names of their places, the most important first. */
  readonly facts: readonly (PayFigure & { readonly name: string })[];
}

/** What people earn in an hour, in the place of the page and in a larger one. */
export function PayFacts({ facts }: PayFactsProps) {
  const money = useMoney();
  return (
    <dl className={classes['facts']}>
      {facts.map(({ name, median, count }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <strong>{money(median)}</strong> <FormattedMessage id="offer.earnings.unit" />
          </dd>
          <dd>
            <PayAnswers count={count} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
