import { useRouter } from 'found';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import print from '../../ui/page/screenOnly.module.css';
import { FlashCard } from './FlashCard.tsx';
import { useFlashStore } from './FlashContext.tsx';
import classes from './FlashRegion.module.css';
import type { ShownFlash } from './flashStore.ts';

const none: readonly ShownFlash[] = [];

/** The region for messages, above the page and below the header. */
export function FlashRegion() {
  const store = useFlashStore();
  const { formatMessage } = useIntl();
  const shown = useSyncExternalStore(store.subscribe, store.current, () => none);
  const { pathname } = useRouter().match.location;
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current !== pathname) store.closePassing();
    before.current = pathname;
  }, [pathname, store]);
  return (
    <section
      className={`${classes['root']} ${print['screenOnly']}`}
      aria-label={formatMessage({ id: 'flash.region' })}
      aria-live="polite"
    >
      {shown.map((message) => (
        <FlashCard key={message.id} message={message} close={() => store.close(message.id)} />
      ))}
    </section>
  );
}
