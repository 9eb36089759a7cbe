import { useIntl } from 'react-intl';
import { useSession } from '../../../auth/useSession.ts';
import { PageHead } from '../../../head/PageHead.tsx';
import { withLateTexts } from '../../../i18n/lateTexts.ts';
import { lazyComponent } from '../../../routing/lazyComponent.tsx';
import { Breadcrumbs } from '../../../shell/Breadcrumbs.tsx';
import { PageColumn } from '../../../ui/page/PageColumn.tsx';
import { PageTitle } from '../../../ui/page/PageTitle.tsx';
import { AccountTabs } from '../frame/AccountTabs.tsx';
import classes from '../frame/PrivatePage.module.css';
import { PrivateSkeleton } from '../frame/PrivateSkeleton.tsx';
import { Unsubscribe } from './Unsubscribe.tsx';

const SavedLists = lazyComponent(
  withLateTexts(() => import('./SavedLists.tsx').then((m) => m.SavedLists)),
  <PrivateSkeleton />,
);

/** The offers and searches that the visitor saved. Guests have this page too: theirs are in the browser. */
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
        <Unsubscribe />
        {session === 'unknown' ? <PrivateSkeleton /> : <SavedLists isGuest={session === 'guest'} />}
      </div>
    </PageColumn>
  );
}
