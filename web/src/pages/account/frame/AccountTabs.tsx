import { useRouter } from 'found';
import { FormattedMessage, useIntl } from 'react-intl';
import { deskPath, employersPath, profilePath, withoutLanguage } from '../../../paths/paths.ts';
import { LocalLink } from '../../../routing/LocalLink.tsx';
import classes from './AccountTabs.module.css';

const tabs = [
  { id: 'header.myDesk', to: deskPath },
  { id: 'account.profile.title', to: profilePath },
  { id: 'account.employers.title', to: employersPath },
] as const;

/** Links between the pages of the account. */
export function AccountTabs() {
  const { formatMessage } = useIntl();
  const { match } = useRouter();
  const here = withoutLanguage(match.location.pathname);
  return (
    <nav aria-label={formatMessage({ id: 'account.navigation' })}>
      <ul className={classes['tabs']}>
        {tabs.map(({ id, to }) => (
          <li key={id}>
            <LocalLink className={classes['tab']} to={to} aria-current={here === to ? 'page' : undefined}>
              <FormattedMessage id={id} />
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
