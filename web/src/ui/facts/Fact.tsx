import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import classes from './Fact.module.css';
import type { Elements } from '../elements.ts';

interface FactProps {
  readonly children: ReactNode;
  readonly icon: Elements;
  /** Message id of the fact's name. */
  readonly label: NonNullable<MessageDescriptor['id']>;
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
