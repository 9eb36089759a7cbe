import { Button } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSiteConfig } from '../../config/SiteConfig.tsx';
import { Breadcrumbs } from '../../shell/Breadcrumbs.tsx';
import { PageHead } from '../../head/PageHead.tsx';
import { wrappingButton } from '../../ui/button/wrappingButton.ts';
import { TextPage } from '../../ui/page/TextPage.tsx';

/** Contact details for job seekers and for companies. */
export function ContactPage() {
  const { formatMessage } = useIntl();
  const { contactEmail, pricingUrl, productName: product } = useSiteConfig();
  const title = formatMessage({ id: 'contact.title' });
  return (
    <>
      <PageHead title={title} description={formatMessage({ id: 'contact.description' }, { product })} />
      <TextPage
        trail={<Breadcrumbs items={[{ label: title }]} />}
        title={title}
        lead={<FormattedMessage id="contact.text" />}
        parts={[
          {
            key: 'partners',
            title: <FormattedMessage id="contact.partners.title" />,
            text: (
              <span>
                <FormattedMessage id="contact.partners.text" />{' '}
                <a href={pricingUrl}>
                  <FormattedMessage id="contact.partners.link" />
                </a>
              </span>
            ),
          },
        ]}
      >
        <Button
          classNames={wrappingButton}
          component="a"
          href={`mailto:${contactEmail}`}
          leftSection={<IconMail size={20} stroke={1.5} aria-hidden="true" />}
          size="md"
        >
          <FormattedMessage id="contact.write" />
        </Button>
        <p>{contactEmail}</p>
      </TextPage>
    </>
  );
}
