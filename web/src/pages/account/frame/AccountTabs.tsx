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
        // The profile has a second address, below the first.
        current: here === to || here.startsWith(`${to}/`) ? 'page' : undefined,
      }))}
    />
  );
}
