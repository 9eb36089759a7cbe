import { FormattedMessage, useIntl } from 'react-intl';
import { useSiteConfig } from '../../config/SiteConfig.tsx';
import { Breadcrumbs } from '../../shell/Breadcrumbs.tsx';
import { StorageTable } from '../../features/consent/StorageTable.tsx';
import { PageHead } from '../../head/PageHead.tsx';
import { MailLink } from '../../ui/link/MailLink.tsx';
import { TextPage } from '../../ui/page/TextPage.tsx';

const textParts = ['visit', 'storage', 'cookies', 'apply', 'account', 'rights'] as const;

/** The privacy policy: which data the site uses, why and for how long. */
export function PolicyPage() {
  const { formatMessage } = useIntl();
  const { contactEmail, productName: product } = useSiteConfig();
  const title = formatMessage({ id: 'policy.title' });
  const values = { product, email: <MailLink address={contactEmail} /> };
  return (
    <>
      <PageHead title={title} description={formatMessage({ id: 'policy.description' }, { product })} />
      <TextPage
        trail={<Breadcrumbs items={[{ label: title }]} />}
        title={title}
        parts={textParts.map((part) => ({
          key: part,
          title: <FormattedMessage id={`policy.${part}.title`} />,
          text: <FormattedMessage id={`policy.${part}.text`} values={values} />,
          ...(part === 'cookies' && { more: <StorageTable /> }),
        }))}
      />
    </>
  );
}
