import { FormattedMessage, useIntl } from 'react-intl';
import { homePath } from '../../paths/paths.ts';
import { lazyComponent } from '../../routing/lazyComponent.tsx';
import { LinkButton } from '../../shell/LinkButton.tsx';
import { PageHead } from '../../head/PageHead.tsx';
import dusk from '../../ui/skyline/dusk.module.css';
import { DuskHouses } from '../../ui/skyline/DuskHouses.tsx';
import { written } from '../../ui/rich-text/written.tsx';
import classes from './NotFoundPage.module.css';

// Every page has the code of this one, but few visitors see it.
const NotFoundGraphic = import.meta.env.SSR
  ? (await import('./NotFoundGraphic.tsx')).NotFoundGraphic
  : lazyComponent(() => import('./NotFoundGraphic.tsx').then((m) => m.NotFoundGraphic), written);

/** Shown with status 404 for everything that does not exist. */
export function NotFoundPage() {
  const { formatMessage } = useIntl();
  return (
    <div className={classes['page']}>
      <PageHead noindex title={formatMessage({ id: 'notFound.title' })} />
      <div className={dusk['panel']}>
        <DuskHouses />
        <NotFoundGraphic />
      </div>
      <h1 className={classes['title']} tabIndex={-1}>
        <FormattedMessage id="notFound.title" />
      </h1>
      <p className={classes['text']}>
        <FormattedMessage id="notFound.text" />
      </p>
      <LinkButton size="lg" to={homePath}>
        <FormattedMessage id="notFound.home" />
      </LinkButton>
    </div>
  );
}
