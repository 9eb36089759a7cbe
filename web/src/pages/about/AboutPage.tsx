import { FormattedMessage, useIntl } from 'react-intl';
import { useSiteConfig } from '../../config/SiteConfig.tsx';
import { Breadcrumbs } from '../../shell/Breadcrumbs.tsx';
import { PageHead } from '../../head/PageHead.tsx';
import { MailLink } from '../../ui/link/MailLink.tsx';
import { TextPage } from '../../ui/page/TextPage.tsx';

const textParts = ['what', 'who', 'checks', 'numbers', 'report', 'money'] as const;

/** The about page: what the site is and who runs it, how gigs are checked, where its numbers come from and who pays for it. */
export function AboutPage() {
  const { formatMessage } = useIntl();
  const { contactEmail, productName: product } = useSiteConfig();
  const title = formatMessage({ id: 'about.title' }, { product });
  const values = { product, email: <MailLink address={contactEmail} /> };
  return (
    <>
      <PageHead title={title} description={formatMessage({ id: 'about.description' }, { product })} />
      <TextPage
        trail={<Breadcrumbs items={[{ label: title }]} />}
        title={title}
        parts={textParts.map((part) => ({
          key: part,
          title: <FormattedMessage id={`about.${part}.title`} />,
          text: <FormattedMessage id={`about.${part}.text`} values={values} />,
        }))}
      />
    </>
  );
}
