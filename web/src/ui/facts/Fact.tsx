import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import classes from './Fact.module.css';
import type { Elements } from '../elements.ts';
import type { MessageId } from '../messageId.ts';

interface FactProps {
  readonly children: ReactNode;
  readonly icon?: Elements;
  /** Message id of the fact's name. */
  readonly label: MessageId;
  /** Whether it takes all columns of the card. */
  readonly wide?: boolean;
}

/** The size and stroke of a fact's icon. */
export const factIcon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;

/** One fact on a card of facts. */
export function Fact({ children, icon, label, wide }: FactProps) {
  return (
    <div className={classes['fact']} data-icon={icon ? '' : undefined} data-wide={wide || undefined}>
      <dt>
        {icon}
        <FormattedMessage id={label} />
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
