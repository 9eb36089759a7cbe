import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { OfferCards } from '../../../features/offer-list/OfferCards.tsx';
import { savedOffers } from '../../../features/saved-offers/savedOffers.ts';
import { useStoredList } from '../../../features/stored-offers/useStoredList.ts';
import { viewedOffers } from '../../../features/viewed-offers/viewedOffers.ts';
import { CardGrid } from '../../../ui/card/CardGrid.tsx';
import { Section } from '../../../ui/section/Section.tsx';
import classes from './SavedOffers.module.css';
import { useOffersByPlaces } from './useOffersByPlaces.ts';

/** The offers that the visitor looked at last and has not saved, as cards; nothing without any. */
export function ViewedOffers() {
  const saved = useStoredList(savedOffers);
  const viewed = useStoredList(viewedOffers).filter(({ id }) => saved.every((offer) => offer.id !== id));
  const { answers } = useOffersByPlaces(viewed.map(({ place }) => place));
  const cards = viewed.flatMap(({ place }) => {
    const answer = answers.get(place);
    return answer?.ok && answer.value ? [answer.value] : [];
  });
  if (cards.length === 0) return null;
  return (
    <Section title={<FormattedMessage id="saved.viewed.title" />}>
      <CardGrid columns={3}>
        <OfferCards offers={cards} />
      </CardGrid>
      <div className={classes['more']}>
        <Button variant="subtle" onClick={() => viewedOffers.set([])}>
          <FormattedMessage id="saved.viewed.clear" />
        </Button>
      </div>
    </Section>
  );
}
