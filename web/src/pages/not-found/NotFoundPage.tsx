import { FormattedMessage, useIntl } from 'react-intl';
import { homePath } from '../../paths/paths.ts';
import { LinkButton } from '../../shell/LinkButton.tsx';
import { PageHead } from '../../head/PageHead.tsx';
import { NotFoundGraphic } from './NotFoundGraphic.tsx';
import classes from './NotFoundPage.module.css';

/** Shown with status 404 for everything that does not exist. */
export function NotFoundPage() {
  const { formatMessage } = useIntl();
  return (
    <div className={classes['page']}>
      <PageHead noindex title={formatMessage({ id: 'notFound.title' })} />
      <NotFoundGraphic />
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
