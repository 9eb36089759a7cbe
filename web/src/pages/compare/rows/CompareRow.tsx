import { IconCircleCheckFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '../../../i18n/messageId.ts';
import classes from '../CompareTable.module.css';

interface CompareRowProps<Offer> {
  /** Message id of the row's header. */
  readonly label: MessageId;
  readonly offers: readonly Offer[];
  /** The cell of an offer; null when its value is unknown. */
  readonly cell: (offer: Offer, column: number) => ReactNode | null;
  /** Whether each cell is one of the best. */
  readonly best?: readonly boolean[];
  /** A note on the whole row. */
  readonly note?: ReactNode;
}

/** One property of all offers; renders nothing when it is unknown for all of them. */
export function CompareRow<Offer extends { readonly id: string }>(props: CompareRowProps<Offer>) {
  const { label, offers, cell, best = [], note } = props;
  const cells = offers.map((offer, column) => ({ id: offer.id, content: cell(offer, column) }));
  if (cells.every(({ content }) => content === null)) return null;
  return (
    <tr data-note={note ? true : undefined}>
      <th scope="row" className={classes['rowHead']}>
        <span className={classes['rowLabel']}>
          <FormattedMessage id={label} />
          {note && <span className={classes['note']}>{note}</span>}
        </span>
      </th>
      {cells.map(({ id, content }, column) => (
        <td key={id} className={classes['cell']} data-best={best[column] || undefined}>
          {best[column] && (
            <span className={classes['best']}>
              <IconCircleCheckFilled size={18} aria-hidden />
              <FormattedMessage id="compare.best" />
            </span>
          )}
          {content ?? (
            <span className={classes['unknown']}>
              <FormattedMessage id="compare.unknown" />
            </span>
          )}
        </td>
      ))}
    </tr>
  );
}
