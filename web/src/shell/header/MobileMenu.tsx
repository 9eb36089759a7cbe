import { IconMenu2 } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSignedIn } from '../../auth/useSignedIn.ts';
import { lazyComponent } from '../../routing/lazyComponent.tsx';
import { Dropdown } from '../../ui/dropdown/Dropdown.tsx';
import { LinkList } from '../../ui/dropdown/LinkList.tsx';
import classes from './MobileMenu.module.css';
import { SavedItem } from './SavedItem.tsx';
import { Tabs } from './Tabs.tsx';
import { useLanguageList } from './useLanguageList.tsx';
import { VisitorItems } from './VisitorButtons.tsx';

const LogoutItem = lazyComponent(() => import('./LogoutItem.tsx').then((m) => m.LogoutItem));

/** The sections and the languages, for widths without tabs. */
export function MobileMenu({ className }: { className?: string | undefined }) {
  const { formatMessage } = useIntl();
  const signedIn = useSignedIn();
  return (
    <Dropdown
      type="simple"
      group="header"
      className={className}
      panelClassName={classes['panel']}
      label={formatMessage({ id: 'header.openMenu' })}
      summary={<IconMenu2 size={24} aria-hidden />}
    >
      <nav aria-label={formatMessage({ id: 'header.menu' })}>
        <Tabs vertical />
      </nav>
      <SavedItem />
      {signedIn && <LogoutItem />}
      <VisitorItems />
      <p className={classes['heading']}>
        <FormattedMessage id="header.language" />
      </p>
      <LinkList links={useLanguageList()} />
    </Dropdown>
  );
}
