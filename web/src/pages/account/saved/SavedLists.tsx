import { FormattedMessage } from 'react-intl';
import { Section } from '../../../ui/section/Section.tsx';
import classes from './SavedOffers.module.css';
import { SavedOffers } from './SavedOffers.tsx';
import { SavedSearches } from './SavedSearches.tsx';

/** What the visitor saved: offers and searches. */
export function SavedLists(props: { readonly isGuest: boolean }) {
  return (
    <>
      <Section title={<FormattedMessage id="saved.title" />}>
        <div className={classes['offers']}>
          <SavedOffers {...props} />
        </div>
      </Section>
      <SavedSearches {...props} />
    </>
  );
}
