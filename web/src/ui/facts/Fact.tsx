import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import classes from './Fact.module.css';

interface FactProps {
  readonly children: ReactNode;
  readonly icon: ReactNode;
  /** Id of the message that names the fact. */
  readonly label: NonNullable<MessageDescriptor['id']>;
}

/** How the icon of a fact is drawn. */
export const factIcon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;

/** One thing to know at a glance, on a card of facts. */
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
