import { FormattedMessage, useIntl } from 'react-intl';
import { useSiteConfig } from '../../config/SiteConfig.tsx';
import { Breadcrumbs } from '../../shell/Breadcrumbs.tsx';
import { PageHead } from '../../head/PageHead.tsx';
import { MailLink } from '../../ui/link/MailLink.tsx';
import { TextPage } from '../../ui/page/TextPage.tsx';

const textParts = ['service', 'content', 'liability', 'changes'] as const;

/** The terms of use. */
export function TermsPage() {
  const { formatMessage } = useIntl();
  const { contactEmail, productName: product } = useSiteConfig();
  const title = formatMessage({ id: 'terms.title' });
  const values = { product, email: <MailLink address={contactEmail} /> };
  return (
    <>
      <PageHead title={title} description={formatMessage({ id: 'terms.description' }, { product })} />
      <TextPage
        trail={<Breadcrumbs items={[{ label: title }]} />}
        title={title}
        parts={textParts.map((part) => ({
          key: part,
          title: <FormattedMessage id={`terms.${part}.title`} />,
          text: <FormattedMessage id={`terms.${part}.text`} values={values} />,
        }))}
      />
    </>
  );
}
