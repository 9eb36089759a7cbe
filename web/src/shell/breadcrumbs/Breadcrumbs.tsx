import { FormattedMessage, useIntl } from 'react-intl';
import { LocalLink } from '../../routing/LocalLink.tsx';
import { homePath } from '../../routing/paths.ts';
import classes from './Breadcrumbs.module.css';

/** One step of the trail; the last one is the page itself and has no link. */
export interface Crumb {
  readonly label: string;
  readonly to?: string;
}

/** The way from home to this page. */
export function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
  const { formatMessage } = useIntl();
  return (
    <nav className={classes['root']} aria-label={formatMessage({ id: 'app.breadcrumbs' })}>
      <ol className={classes['list']}>
        <li className={classes['item']}>
          <LocalLink to={homePath}>
            <FormattedMessage id="app.home" />
          </LocalLink>
        </li>
        {items.map(({ label, to }) => (
          <li key={label} className={classes['item']}>
            {to === undefined ? (
              <span aria-current="page">{label}</span>
            ) : (
              <LocalLink to={to}>{label}</LocalLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
