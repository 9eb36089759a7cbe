import { Button } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { LocalLink } from '../../routing/LocalLink.tsx';
import { homePath } from '../../routing/paths.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { NotFoundGraphic } from './NotFoundGraphic.tsx';
import classes from './NotFoundPage.module.css';

/** Shown, with status 404, for whatever does not exist. */
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
      <Button size="lg" renderRoot={(root) => <LocalLink {...root} to={homePath} />}>
        <FormattedMessage id="notFound.home" />
      </Button>
    </div>
  );
}
