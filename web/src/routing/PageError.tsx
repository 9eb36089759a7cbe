import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageId } from '../i18n/messageId.ts';
import { useLocalPath } from '../paths/useLocalPath.ts';
import { PageHead } from '../head/PageHead.tsx';
import classes from './PageError.module.css';

interface PageErrorProps {
  readonly retry?: () => void;
  /** Message id of the title that says what did not load. */
  readonly title?: MessageId;
}

/** Retries as soon as the browser is online again. */
const useRetryOnline = (retry: (() => void) | undefined): void => {
  const latest = useRef(retry);
  useEffect(() => {
    latest.current = retry;
  });
  useEffect(() => {
    const tryAgain = () => latest.current?.();
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, []);
};

/** Replaces a page that could not be loaded or rendered. */
export function PageError({ retry, title = 'error.page.title' }: PageErrorProps) {
  const local = useLocalPath();
  const { formatMessage } = useIntl();
  useRetryOnline(retry);
  return (
    <section className={classes['root']} role="alert">
      <PageHead title={formatMessage({ id: title })} noindex />
      <h1 className={classes['title']}>
        <FormattedMessage id={title} />
      </h1>
      <p className={classes['text']}>
        <FormattedMessage id="error.page.text" />
      </p>
      <p className={classes['actions']}>
        {retry ? (
          <button type="button" className={classes['primary']} onClick={retry}>
            <FormattedMessage id="app.retry" />
          </button>
        ) : null}
        <a className={classes['secondary']} href={local('/')}>
          <FormattedMessage id="notFound.home" />
        </a>
      </p>
    </section>
  );
}
