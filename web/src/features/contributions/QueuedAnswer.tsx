import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { useSession } from '../../auth/useSession.ts';
import { useOpenAuth } from '../../shell/modals/useOpenAuth.ts';
import classes from './contributions.module.css';

/** Tells a guest whose answer is only in this browser how it gets into the numbers. */
export function QueuedAnswer() {
  const session = useSession();
  const openAuth = useOpenAuth();
  if (session !== 'guest') return null;
  return (
    <div className={classes['queued']}>
      <p className={classes['note']}>
        <FormattedMessage id="contribution.guest" />
      </p>
      <Button
        size="compact-sm"
        variant="subtle"
        onClick={() => openAuth({ screen: 'signup', source: 'Contribution' })}
      >
        <FormattedMessage id="account.signIn.signup" />
      </Button>
    </div>
  );
}
