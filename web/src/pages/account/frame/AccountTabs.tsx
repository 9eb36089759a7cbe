import { useRouter } from 'found';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { deskPath, employersPath, profilePath, savedPath, withoutLanguage } from '../../../paths/paths.ts';
import { LocalLink } from '../../../routing/LocalLink.tsx';
import classes from './AccountTabs.module.css';

const tabs = [
  { id: 'header.myDesk', to: deskPath },
  { id: 'header.saved', to: savedPath },
  { id: 'account.profile.title', to: profilePath },
  { id: 'account.employers.title', to: employersPath },
] as const;

/** The value of `aria-current` for a link: the page itself, or one below it, such as the form of the profile. */
const currentOf = (here: string, to: string): 'page' | 'true' | undefined => {
  if (here === to) return 'page';
  return here.startsWith(`${to}/`) ? 'true' : undefined;
};

/** Links between the pages of the account. */
export function AccountTabs() {
  const { formatMessage } = useIntl();
  const { match } = useRouter();
  const here = withoutLanguage(match.location.pathname);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    // On a phone it may be beyond the edge.
    if (list.current && current) list.current.scrollLeft = current.offsetLeft - list.current.offsetLeft - 40;
  }, [here]);
  return (
    <nav aria-label={formatMessage({ id: 'account.navigation' })}>
      <ul ref={list} className={classes['tabs']}>
        {tabs.map(({ id, to }) => (
          <li key={id}>
            <LocalLink className={classes['tab']} to={to} aria-current={currentOf(here, to)}>
              <FormattedMessage id={id} />
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
