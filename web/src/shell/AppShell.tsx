import { useRouter } from 'found';
import { useMemo, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { AuthRouting } from '../auth/AuthRouting.tsx';
import type { ShellOptions } from '../routing/pageOptions.ts';
import classes from './AppShell.module.css';
import { FlashRegion } from './flash/FlashRegion.tsx';
import { Footer } from './footer/Footer.tsx';
import type { PageCity } from './footer/NearbyCities.tsx';
import { Header } from './header/Header.tsx';
import { MissingPageContext } from './header/Tabs.tsx';
import { LanguageLinksContext, languageLinksFor, type KnownLinks } from '../head/languageLinks.tsx';
import { NoticeSlot } from './notice/NoticeSlot.tsx';
import { useNoticeOpen } from './notice/useNoticeOpen.ts';
import { Placeholder } from '../routing/Placeholder.tsx';
import type { Elements } from '../ui/elements.ts';

/** Elements of features around the page. `entry` provides them, because the shell imports no feature. */
export interface ShellSlots {
  /** Opens what an address asks for: the sign-in, a new password. */
  readonly account: Elements;
  /** The bar with the chosen offers, on pages other than the comparison. */
  readonly comparison: Elements;
  /** The cookie notice. */
  readonly notice: ReactNode;
}

interface Props {
  readonly options: ShellOptions;
  /** The page's links in other languages, if they are known. */
  readonly links: KnownLinks;
  /** The city of the page. */
  readonly city: PageCity;
  readonly slots: ShellSlots;
  readonly children?: ReactNode;
}

/** The frame of every page: header, messages and footer. */
export function AppShell({ options, links, city, slots, children }: Props) {
  const { match } = useRouter();
  const languageLinks = useMemo(() => languageLinksFor(match.location, links), [match.location, links]);
  const withHeader = options.header !== 'hidden';
  const noticeOpen = useNoticeOpen() && withHeader;
  const root = [
    classes['root'],
    noticeOpen ? 'cookie-notice-open' : '',
    options.redesigned ? 'redesigned' : '',
    options.header === 'over' ? classes['over'] : '',
  ];
  return (
    <LanguageLinksContext value={languageLinks}>
      <div id="app" className={root.filter(Boolean).join(' ')} data-header={options.header ?? 'solid'}>
        <a className={classes['skip']} href="#content">
          <FormattedMessage id="app.skipToContent" />
        </a>
        {noticeOpen ? <NoticeSlot>{slots.notice}</NoticeSlot> : null}
        {withHeader ? (
          <MissingPageContext value={options.missing === true}>
            <Header over={options.header === 'over'} />
          </MissingPageContext>
        ) : null}
        <FlashRegion />
        <AuthRouting />
        {slots.account}
        <Placeholder />
        <main id="content" className={classes['main']} tabIndex={-1}>
          {children}
        </main>
        <Footer city={city} nearby={withHeader} />
        {withHeader && options.comparing !== true ? slots.comparison : null}
      </div>
    </LanguageLinksContext>
  );
}
