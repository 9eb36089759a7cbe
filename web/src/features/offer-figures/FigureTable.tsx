import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '../../i18n/messageId.ts';
import classes from './figures.module.css';

export interface FigureRow {
  readonly key: string;
  readonly label: ReactNode;
  readonly value: ReactNode;
}

interface FigureTableProps {
  /** Id of the heading that names the figure. */
  readonly labelledBy: string;
  readonly rows: readonly FigureRow[];
  /** Message id of the value column. */
  readonly valueLabel: MessageId;
}

/** The data of a chart as a table that can be opened without script. */
export function FigureTable({ labelledBy, rows, valueLabel }: FigureTableProps) {
  return (
    <details className={classes['details']}>
      <summary>
        <FormattedMessage id="offer.figures.table" />
      </summary>
      <table className={classes['table']} aria-labelledby={labelledBy}>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="offer.figures.option" />
            </th>
            <th scope="col">
              <FormattedMessage id={valueLabel} />
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, value }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
