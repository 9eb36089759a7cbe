import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import classes from './DetailList.module.css';
import type { Elements } from '../../../ui/elements.ts';

interface Detail {
  readonly key: string;
  readonly name: ReactNode;
  /** Null when the user has not given it. */
  readonly value: ReactNode;
  /** A button that changes it. */
  readonly action?: Elements;
}

/** Details of the user, each with a label. */
export function DetailList({ details }: { readonly details: readonly Detail[] }) {
  return (
    <dl className={classes['list']}>
      {details.map(({ key, name, value, action }) => (
        <div key={key} className={classes['detail']}>
          <dt className={classes['name']}>{name}</dt>
          <dd className={classes['value']}>
            <span className={value == null ? classes['missing'] : undefined}>
              {value ?? <FormattedMessage id="profile.notGiven" />}
            </span>
            {action}
          </dd>
        </div>
      ))}
    </dl>
  );
}
