import { useRouter } from 'found';
import { FormattedMessage, useIntl } from 'react-intl';
import { deskPath, employersPath, profilePath, savedPath, withoutLanguage } from '../../../paths/paths.ts';
import { TabLinks } from '../../../shell/TabLinks.tsx';

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
  return (
    <TabLinks
      label={formatMessage({ id: 'account.navigation' })}
      tabs={tabs.map(({ id, to }) => ({
        to,
        label: <FormattedMessage id={id} />,
        current: currentOf(here, to),
      }))}
    />
  );
}
