import { Button } from '@mantine/core';
import { IconCloudOff, IconHeart } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useRelayEnvironment } from 'react-relay';
import { focusContent } from '../../../browser/focusContent.ts';
import { useFirstAdded } from '../../../features/list-page/useFirstAdded.ts';
import { OfferCards } from '../../../features/offer-list/OfferCards.tsx';
import { OfferListSkeleton } from '../../../features/offer-list/OfferListSkeleton.tsx';
import { savedOffers } from '../../../features/saved-offers/savedOffers.ts';
import { syncedOffers } from '../../../features/saved-offers/syncSavedOffers.ts';
import { useStoredList } from '../../../features/stored-offers/useStoredList.ts';
import { syncAndTell } from '../../../features/synced-lists/syncAndTell.ts';
import { homePath } from '../../../paths/paths.ts';
import { useFlashStore } from '../../../shell/flash/FlashContext.tsx';
import { LinkButton } from '../../../shell/LinkButton.tsx';
import { CardGrid } from '../../../ui/card/CardGrid.tsx';
import { EmptyState } from '../../../ui/card/EmptyState.tsx';
import { GuestNote } from './GuestNote.tsx';
import classes from './SavedOffers.module.css';
import { useOffersByPlaces } from './useOffersByPlaces.ts';

const pageSize = 12;

/** The saved offers as cards, the latest first; without any, how to save some. */
export function SavedOffers({ isGuest }: { readonly isGuest: boolean }) {
  const environment = useRelayEnvironment();
  const flashes = useFlashStore();
  const saved = useStoredList(savedOffers);
  const [limit, setLimit] = useState(pageSize);
  const shown = saved.slice(0, limit);
  const { answers, isFailed, retry } = useOffersByPlaces(shown.map(({ place }) => place));
  const loaded = shown.map(({ place }) => answers.get(place));
  const cards = loaded.flatMap((answer) => (answer?.ok && answer.value ? [answer.value] : []));
  const isLoading = loaded.includes(undefined);
  const gone = shown.filter((_offer, at) => loaded[at]?.ok && !loaded[at].value);
  const lost = loaded.filter((answer) => answer && !answer.ok).length;
  useFocusAfterRemoval(saved.length);
  const { firstAdded, mark } = useFirstAdded({ hasArrived: isFailed || !isLoading });
  useEffect(() => {
    // The user may have saved others in another browser. Until they load, and when they do not, those of this one are shown.
    if (!isGuest)
      syncAndTell({ name: 'savedOffers', sync: syncedOffers.sync, environment, flashes, reads: true });
  }, [environment, flashes, isGuest]);

  if (saved.length === 0) {
    return (
      <EmptyState
        icon={<IconHeart size={32} stroke={1.5} aria-hidden />}
        title={<FormattedMessage id="saved.empty.title" />}
        text={<FormattedMessage id="saved.empty.text" />}
        action={
          <LinkButton to={homePath}>
            <FormattedMessage id="account.find" />
          </LinkButton>
        }
      />
    );
  }
  if (isFailed) {
    return (
      <EmptyState
        icon={<IconCloudOff size={32} stroke={1.5} aria-hidden />}
        text={<FormattedMessage id="saved.failed" />}
        action={
          <Button
            onClick={() => {
              mark(cards.length);
              retry();
            }}
          >
            <FormattedMessage id="app.retry" />
          </Button>
        }
      />
    );
  }
  return (
    <>
      {isGuest && <GuestNote text="saved.guest" />}
      {gone.length > 0 && (
        <p className={classes['notice']}>
          <FormattedMessage id="compare.gone" values={{ count: gone.length }} />
          <Button
            size="compact-md"
            variant="subtle"
            onClick={() => gone.forEach(({ id }) => savedOffers.remove(id))}
          >
            <FormattedMessage id="saved.removeGone" />
          </Button>
        </p>
      )}
      {lost > 0 && (
        <p className={classes['notice']}>
          <FormattedMessage id="compare.lost" values={{ count: lost }} />
        </p>
      )}
      <CardGrid columns={3}>
        <OfferCards offers={cards} marked={firstAdded} />
      </CardGrid>
      {isLoading && <OfferListSkeleton />}
      {saved.length > limit && (
        <div className={classes['more']}>
          <Button
            variant="default"
            onClick={() => {
              mark(cards.length);
              setLimit(limit + pageSize);
            }}
          >
            <FormattedMessage
              id="offers.showMore"
              values={{ count: Math.min(pageSize, saved.length - limit) }}
            />
          </Button>
        </div>
      )}
    </>
  );
}

/** Moves the focus to the page when the card with the pressed button is gone. */
const useFocusAfterRemoval = (count: number): void => {
  const before = useRef(count);
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (count < before.current && isLost) focusContent();
    before.current = count;
  }, [count]);
};
