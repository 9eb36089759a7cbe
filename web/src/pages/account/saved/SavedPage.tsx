import { useIntl } from 'react-intl';
import { useSession } from '../../../auth/useSession.ts';
import { PageHead } from '../../../head/PageHead.tsx';
import { withLateTexts } from '../../../i18n/lateTexts.ts';
import { lazyComponent } from '../../../routing/lazyComponent.tsx';
import { Breadcrumbs } from '../../../shell/breadcrumbs/Breadcrumbs.tsx';
import { PageColumn } from '../../../ui/page/PageColumn.tsx';
import { PageTitle } from '../../../ui/page/PageTitle.tsx';
import { AccountTabs } from '../frame/AccountTabs.tsx';
import classes from '../frame/PrivatePage.module.css';
import { PrivateSkeleton } from '../frame/PrivateSkeleton.tsx';

const SavedOffers = lazyComponent(
  withLateTexts(() => import('./SavedOffers.tsx').then((m) => m.SavedOffers)),
  <PrivateSkeleton />,
);

/** The offers that the visitor saved. Guests have this page too: their offers are in the browser. */
export function SavedPage() {
  const { formatMessage } = useIntl();
  const session = useSession();
  const title = formatMessage({ id: 'header.saved' });
  return (
    <PageColumn>
      <PageHead title={title} noindex />
      <Breadcrumbs items={[{ label: title }]} />
      <PageTitle gap="sm">{title}</PageTitle>
      <div className={classes['content']}>
        {session === 'signedIn' && <AccountTabs />}
        {session === 'unknown' ? <PrivateSkeleton /> : <SavedOffers isGuest={session === 'guest'} />}
      </div>
    </PageColumn>
  );
}
