import { Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { useRouter } from 'found';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PageHead } from '../../head/PageHead.tsx';
import { loadLateTexts } from '../../i18n/lateTexts.ts';
import { isSitePath } from '../../paths/isSitePath.ts';
import { useFlashStore } from '../../shell/flash/FlashContext.tsx';
import { PageColumn } from '../../ui/page/PageColumn.tsx';
import dusk from '../../ui/skyline/dusk.module.css';
import { DuskHouses } from '../../ui/skyline/DuskHouses.tsx';
import classes from './OfflinePage.module.css';
import { ReadableGigs } from './ReadableGigs.tsx';

// Here and not in the route, which every page loads.
await loadLateTexts();

/** Opens the page that the visitor wanted, in place of this one. */
const open = (path: string): void => window.location.replace(path);

/** Closes the message that a request failed, which the page says itself. */
const useNoNetworkMessage = (): void => {
  const { close, current, subscribe } = useFlashStore();
  useEffect(() => {
    const closeMessage = () => {
      for (const { id, source } of current()) if (source === 'network') close(id);
    };
    closeMessage();
    return subscribe(closeMessage);
  }, [close, current, subscribe]);
};

/** Shown by the service worker in place of a page that it has no copy of: what can be read without a connection. */
export function OfflinePage() {
  const { formatMessage } = useIntl();
  const { from } = useRouter().match.location.query as Readonly<Record<string, unknown>>;
  useNoNetworkMessage();
  const wanted = typeof from === 'string' && isSitePath(from) ? from : '/';
  useEffect(() => {
    const goOn = () => open(wanted);
    window.addEventListener('online', goOn);
    return () => window.removeEventListener('online', goOn);
  }, [wanted]);
  return (
    <PageColumn narrow>
      <PageHead noindex title={formatMessage({ id: 'offline.title' })} />
      <div className={classes['head']}>
        <div className={dusk['panel']}>
          <DuskHouses />
          <IconCloudOff size={72} stroke={1.5} aria-hidden />
        </div>
        <h1 className={classes['title']} tabIndex={-1}>
          <FormattedMessage id="offline.title" />
        </h1>
        <p className={classes['text']}>
          <FormattedMessage id="offline.text" />
        </p>
        <Button size="md" onClick={() => open(wanted)}>
          <FormattedMessage id="app.retry" />
        </Button>
      </div>
      <ReadableGigs />
    </PageColumn>
  );
}
