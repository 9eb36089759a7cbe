import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageId } from '../../i18n/messageId.ts';
import { LocalLink } from '../../routing/LocalLink.tsx';
import { homePath } from '../../paths/paths.ts';
import { Breadcrumbs } from '../../shell/breadcrumbs/Breadcrumbs.tsx';
import { PageHead } from '../../head/PageHead.tsx';
import { TextPage } from '../../ui/page/TextPage.tsx';

interface AccountPageProps {
  /** Message ids of the title, and of the text about the future page. */
  readonly title: MessageId;
  readonly text: MessageId;
}

/** A page of the account, before accounts exist: describes what will be there, and the alternatives. */
export function AccountPage({ title: titleId, text }: AccountPageProps) {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: titleId });
  return (
    <>
      <PageHead title={title} noindex />
      <TextPage
        trail={<Breadcrumbs items={[{ label: title }]} />}
        title={title}
        lead={<FormattedMessage id={text} />}
        parts={[
          {
            key: 'soon',
            title: <FormattedMessage id="account.soon.title" />,
            text: (
              <>
                <FormattedMessage id="account.soon.text" />{' '}
                <LocalLink to={homePath}>
                  <FormattedMessage id="account.find" />
                </LocalLink>
              </>
            ),
          },
        ]}
      />
    </>
  );
}
