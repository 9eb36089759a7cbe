import { SavedOffers } from './SavedOffers.tsx';
import { SavedSearches } from './SavedSearches.tsx';

/** What the visitor saved: offers and searches. */
export function SavedLists(props: { readonly isGuest: boolean }) {
  return (
    <>
      <SavedOffers {...props} />
      <SavedSearches {...props} />
    </>
  );
}
