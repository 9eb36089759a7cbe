import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import classes from './Fact.module.css';
import type { Elements } from '../elements.ts';
import type { MessageId } from '../messageId.ts';

interface FactProps {
  readonly children: ReactNode;
  readonly icon: Elements;
  /** Message id of the fact's name. */
  readonly label: MessageId;
}

/** The size and stroke of a fact's icon. */
export const factIcon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;

/** One fact on a card of facts. */
export function Fact({ children, icon, label }: FactProps) {
  return (
    <div className={classes['fact']}>
      <dt>
        {icon}
        <FormattedMessage id={label} />
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
