import { FormattedMessage } from 'react-intl';
import { lazyComponent } from '../../../routing/lazyComponent.tsx';
import { Section } from '../../../ui/section/Section.tsx';
import classes from './SavedOffers.module.css';
import { SavedOffers } from './SavedOffers.tsx';

const SavedSearches = lazyComponent(() => import('./SavedSearches.tsx').then((m) => m.SavedSearches));

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
