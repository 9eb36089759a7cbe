import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '../../i18n/messageId.ts';
import { useMoney } from '../offer-figures/useMoney.ts';
import classes from './pay.module.css';
import { PayAnswers } from './PayAnswers.tsx';
import type { PayFigure } from './payFigure.ts';

interface PayTableProps {
  /** Id of the heading that names the table. */
  readonly labelledBy: string;
  /** Message id of the first column. */
  readonly of: MessageId;
  readonly rows: readonly (PayFigure & { readonly key: string; readonly label: ReactNode })[];
  readonly summary: ReactNode;
}

/** Medians with their numbers of answers, in a fold. */
export function PayTable({ labelledBy, of, rows, summary }: PayTableProps) {
  const money = useMoney();
  return (
    <details className={classes['details']}>
      <summary>{summary}</summary>
      <table className={classes['table']} aria-labelledby={labelledBy}>
        <thead>
          <tr>
            {[of, 'pay.hour' as const, 'pay.answers' as const].map((id) => (
              <th key={id} scope="col">
                <FormattedMessage id={id} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, median, count }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              <td>{money(median)}</td>
              <td>
                <PayAnswers count={count} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
