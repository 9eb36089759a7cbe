import { FormattedMessage } from 'react-intl';
import { lazyComponent } from '../../../routing/lazyComponent.tsx';
import { Section } from '../../../ui/section/Section.tsx';
import classes from './SavedOffers.module.css';
import { SavedOffers } from './SavedOffers.tsx';

const SavedSearches = lazyComponent(() => import('./SavedSearches.tsx').then((m) => m.SavedSearches));

const SentApplications = lazyComponent(() =>
  import('./SentApplications.tsx').then((m) => m.SentApplications),
);
const ViewedOffers = lazyComponent(() => import('./ViewedOffers.tsx').then((m) => m.ViewedOffers));

/** What the visitor saved, offers and searches, and looked at. A guest's applications are here, too: a user has them on the desk. */
export function SavedLists(props: { readonly isGuest: boolean }) {
  return (
    <>
      <Section title={<FormattedMessage id="saved.title" />}>
        <div className={classes['offers']}>
          <SavedOffers {...props} />
        </div>
      </Section>
      <SavedSearches {...props} />
      {props.isGuest && <SentApplications />}
      <ViewedOffers />
    </>
  );
}
