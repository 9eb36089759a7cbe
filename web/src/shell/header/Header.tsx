import { useCallback, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { LocalLink } from '../../routing/LocalLink.tsx';
import { homePath } from '../../paths/paths.ts';
import classes from './Header.module.css';
import { LanguageSelector } from './LanguageSelector.tsx';
import { Logo } from './Logo.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { SearchLink } from './SearchLink.tsx';
import { Tabs } from './Tabs.tsx';
import { UserMenu } from './UserMenu.tsx';
import { VisitorButtons } from './VisitorButtons.tsx';
import { headerScrollThreshold } from '../breakpoints.ts';

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
};

/** Whether the window is scrolled by more than `threshold` pixels. */
const useScrolledPast = (threshold: number): boolean =>
  useSyncExternalStore(
    subscribe,
    useCallback(() => window.scrollY > threshold, [threshold]),
    () => false,
  );

/**
 * The fixed header. Over a header picture it is transparent, with the dark logo on a plate; after scrolling it is solid
 * and the logo white.
 */
export function Header({ over }: { over: boolean }) {
  const { formatMessage } = useIntl();
  const scrolled = useScrolledPast(headerScrollThreshold);
  return (
    <header className={classes['root']} data-over={over ? (scrolled ? 'scrolled' : 'top') : undefined}>
      <div className={classes['bar']}>
        <LocalLink to={homePath} className={classes['logo']}>
          <Logo />
        </LocalLink>
        <nav className={classes['tabs']} aria-label={formatMessage({ id: 'header.navigation' })}>
          <Tabs />
        </nav>
        <div className={classes['controls']}>
          <SearchLink />
          <VisitorButtons />
          <LanguageSelector />
          <UserMenu />
          <MobileMenu className={classes['mobile']} />
        </div>
      </div>
    </header>
  );
}
