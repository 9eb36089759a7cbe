import { Button } from '@mantine/core';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LocalLink } from '../../routing/LocalLink.tsx';
import type { PageProps } from '../../routing/page.tsx';
import { homePath } from '../../routing/paths.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import classes from './DirectPage.module.css';

/** Thanks for an application that was sent on this site. */
export function DirectPage({ match }: PageProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={classes['page']}>
      <PageHead noindex title={formatMessage({ id: 'direct.title' })} />
      <IconCircleCheckFilled className={classes['sign'] ?? ''} size={72} aria-hidden="true" />
      <h1 className={classes['title']} tabIndex={-1}>
        <FormattedMessage id="direct.title" />
      </h1>
      <p className={classes['text']}>
        <FormattedMessage id="direct.text" />
      </p>
      <Button size="lg" renderRoot={(root) => <LocalLink {...root} to={homePath} />}>
        <FormattedMessage id="direct.more" />
      </Button>
      <p className={classes['reference']}>
        <FormattedMessage id="direct.reference" values={{ id: <code>{match.params['leadId']}</code> }} />
      </p>
    </div>
  );
}
