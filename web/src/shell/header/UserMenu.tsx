import { IconUser } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSignedIn } from '../../auth/useSignedIn.ts';
import { lazyComponent } from '../../routing/lazyComponent.tsx';
import { Dropdown } from '../../ui/dropdown/Dropdown.tsx';
import { SkeletonBlock } from '../../ui/page/SkeletonBlock.tsx';
import classes from './ColorSchemeChoice.module.css';
import { SavedItem } from './SavedItem.tsx';
import { VisitorItems } from './VisitorButtons.tsx';

const ColorSchemes = lazyComponent(
  () => import('./ColorSchemes.tsx').then((m) => m.ColorSchemes),
  <div className={classes['waiting']} />,
);

const Account = lazyComponent(
  () => import('./Account.tsx').then((m) => m.Account),
  <SkeletonBlock shape="title" />,
);

/** The menu with the visitor's settings and account. */
export function UserMenu() {
  const { formatMessage } = useIntl();
  const signedIn = useSignedIn();
  const [isOpened, setIsOpened] = useState(false);
  return (
    <Dropdown
      type="simple"
      group="header"
      onOpen={() => setIsOpened(true)}
      label={formatMessage({ id: 'header.userMenu' })}
      summary={<IconUser size={24} aria-hidden />}
    >
      {signedIn ? <Account /> : <VisitorItems />}
      <SavedItem />
      <fieldset className={classes['root']}>
        <legend className={classes['legend']}>
          <FormattedMessage id="header.appearance" />
        </legend>
        {isOpened && <ColorSchemes />}
      </fieldset>
    </Dropdown>
  );
}
