import { IconMenu2 } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Disclosure } from './Disclosure.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';
import classes from './MobileMenu.module.css';
import { Tabs } from './Tabs.tsx';

/** The sections and the languages for widths that have no tabs. */
export function MobileMenu({ className }: { className?: string | undefined }) {
  const { formatMessage } = useIntl();
  return (
    <Disclosure
      className={className}
      panelClassName={classes['panel']}
      label={formatMessage({ id: 'header.openMenu' })}
      summary={<IconMenu2 size={24} aria-hidden />}
    >
      <nav aria-label={formatMessage({ id: 'header.navigation' })}>
        <Tabs vertical />
      </nav>
      <p className={classes['heading']}>
        <FormattedMessage id="header.language" />
      </p>
      <LanguageLinks />
    </Disclosure>
  );
}
