import { IconBookmark } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { useRelayEnvironment } from 'react-relay';
import { reportError } from '../../browser/reportError.ts';
import { withLateTexts } from '../../i18n/lateTexts.ts';
import { useFlashStore } from '../../shell/flash/FlashContext.tsx';
import classes from '../stored-offers/OfferToggle.module.css';
import { useStoredList } from '../stored-offers/useStoredList.ts';
import phone from '../../ui/page/phone.module.css';
import own from './SaveSearch.module.css';
import { isTooWide, savedSearch } from './savedSearch.ts';
import { savedSearches } from './savedSearches.ts';

const loadMessage = withLateTexts(() => import('./showSavedSearch.ts').then((m) => m.showSavedSearch));

/** Saves the list of a page with its filters, or removes it, and says so. */
export function SaveSearch(props: Parameters<typeof savedSearch>[0]) {
  const environment = useRelayEnvironment();
  const flashes = useFlashStore();
  const saved = useStoredList(savedSearches);
  const search = savedSearch(props);
  const isSaved = saved.some(({ id }) => id === search.id);
  const toggle = () => {
    const isWide = isTooWide(search);
    const removed = isSaved ? { search, at: savedSearches.remove(search.id) } : null;
    const isRefused = !isSaved && (isWide || !savedSearches.put(search));
    loadMessage().then((show) => show(environment, flashes, { isRefused, isWide, removed }), reportError);
  };
  const name = isSaved ? 'filters.searchSaved' : 'filters.saveSearch';
  return (
    <button type="button" className={classes['toggle']} data-chosen={isSaved || undefined} onClick={toggle}>
      <IconBookmark size={18} aria-hidden />
      <span className={phone['unseen']}>
        <FormattedMessage id={name} />
      </span>
      <span className={own['short']} aria-hidden>
        <FormattedMessage id={`${name}.short`} />
      </span>
    </button>
  );
}
