import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useRelayEnvironment } from 'react-relay';
import { useFlashStore } from '../../../shell/flash/FlashContext.tsx';
import { syncAndTell } from '../../../features/synced-lists/syncAndTell.ts';
import { savedSearches } from '../../../features/saved-searches/savedSearches.ts';
import { syncedSearches } from '../../../features/saved-searches/syncSavedSearches.ts';
import { useStoredList } from '../../../features/stored-offers/useStoredList.ts';
import { Panel } from '../../../ui/page/Panel.tsx';
import { GuestNote } from './GuestNote.tsx';
import { SavedSearchRow } from './SavedSearchRow.tsx';
import list from '../../../ui/page/panelList.module.css';

/** The saved searches, the latest first; without any, how to save one. */
export function SavedSearches({ isGuest }: { readonly isGuest: boolean }) {
  const environment = useRelayEnvironment();
  const flashes = useFlashStore();
  const saved = useStoredList(savedSearches);
  useEffect(() => {
    // The user may have saved others in another browser, or stopped the mails by a link in one of them.
    if (!isGuest)
      syncAndTell({ name: 'savedSearches', sync: syncedSearches.sync, environment, flashes, reads: true });
  }, [environment, flashes, isGuest]);
  return (
    <Panel title={<FormattedMessage id="saved.search.title" />}>
      {saved.length === 0 ? (
        <p className={list['lead']}>
          <FormattedMessage id="saved.search.empty" />
        </p>
      ) : (
        <>
          {isGuest ? (
            <GuestNote text="saved.search.guest" />
          ) : (
            <p className={list['lead']}>
              <FormattedMessage id="saved.search.daily" />
            </p>
          )}
          <ul className={list['rows']}>
            {saved.map((search) => (
              <SavedSearchRow key={search.id} search={search} isGuest={isGuest} />
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}
