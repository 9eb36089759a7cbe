import { FormattedMessage, useIntl } from 'react-intl';
import { useSiteConfig } from '../config/SiteConfig.tsx';
import { useLocalPath } from '../paths/useLocalPath.ts';
import { LocalLink } from '../routing/LocalLink.tsx';
import { homePath } from '../paths/paths.ts';
import { breadcrumbList } from '../head/structured-data/breadcrumbList.ts';
import { StructuredData } from '../head/StructuredData.tsx';
import print from '../ui/page/screenOnly.module.css';
import classes from './Breadcrumbs.module.css';

/** One step of the breadcrumbs; the last one is the page itself and has no link. */
export interface Crumb {
  readonly label: string;
  readonly to?: string;
}

/** The breadcrumbs from home to this page, visible and as structured data. */
export function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
  const { formatMessage } = useIntl();
  const { publicOrigin } = useSiteConfig();
  const local = useLocalPath();
  const home = { label: formatMessage({ id: 'app.home' }), to: homePath };
  const steps = [home, ...items].map(({ label, to }) => ({
    name: label,
    ...(to === undefined ? {} : { url: publicOrigin + local(to) }),
  }));
  return (
    <nav
      className={`${classes['root']} ${print['screenOnly']}`}
      data-trail=""
      aria-label={formatMessage({ id: 'app.breadcrumbs' })}
    >
      <StructuredData data={breadcrumbList(steps)} />
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
