import { Button } from '@mantine/core';
import { IconCircleCheckFilled, IconMailForward } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { applicantDraft } from '../../auth/applicant/applicantDraft.ts';
import { useSession } from '../../auth/useSession.ts';
import { useSentApplications } from '../../features/apply/sentApplications.ts';
import type { PageProps } from '../../routing/pageOptions.ts';
import { homePath } from '../../paths/paths.ts';
import { LinkButton } from '../../shell/LinkButton.tsx';
import { useOpenAuth } from '../../shell/modals/useOpenAuth.ts';
import { wrappingButton } from '../../ui/button/wrappingButton.ts';
import { PageHead } from '../../head/PageHead.tsx';
import classes from './DirectPage.module.css';

/** Confirms an application that was sent on this site. In other browsers it shows nothing about the application. */
export function DirectPage({ match }: PageProps) {
  const { formatMessage } = useIntl();
  const leadId = match.params['leadId'] ?? '';
  // The application is stored in this browser only, not on the server.
  const sent = useSentApplications().find((application) => application.leadId === leadId)?.form ?? null;
  const session = useSession();
  const openAuth = useOpenAuth();
  const title = formatMessage({ id: sent ? 'direct.title' : 'direct.unknown.title' });
  const Sign = sent ? IconCircleCheckFilled : IconMailForward;
  return (
    <div className={classes['page']}>
      <PageHead noindex title={title} />
      <Sign className={classes['sign'] ?? ''} size={72} stroke={1.5} aria-hidden="true" />
      <h1 className={classes['title']} tabIndex={-1}>
        {title}
      </h1>
      {sent ? (
        <p className={classes['text']}>
          <strong>
            <FormattedMessage id="direct.sent" values={{ partner: sent.partner, gig: sent.gig }} />
          </strong>
        </p>
      ) : null}
      <p className={classes['text']}>
        <FormattedMessage id={sent ? 'direct.text' : 'direct.unknown.text'} />
      </p>
      {sent && session === 'guest' ? (
        <div className={classes['account']}>
          <p className={classes['text']}>
            <FormattedMessage id="direct.account" />
          </p>
          <Button
            classNames={wrappingButton}
            onClick={() =>
              openAuth({ screen: 'signup', source: 'Application', email: applicantDraft().email })
            }
          >
            <FormattedMessage id="header.signup" />
          </Button>
        </div>
      ) : null}
      <LinkButton size="lg" to={homePath}>
        <FormattedMessage id="direct.more" />
      </LinkButton>
    </div>
  );
}
