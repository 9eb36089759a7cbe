import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { useAskToSignIn } from '../frame/useAskToSignIn.ts';
import classes from './SavedOffers.module.css';

/** Says that the offers are in this browser only, and how to have them everywhere. */
export function GuestNote() {
  const ask = useAskToSignIn();
  return (
    <p className={classes['notice']}>
      <FormattedMessage id="saved.guest" />
      <Button size="compact-md" variant="subtle" onClick={() => ask('signup')}>
        <FormattedMessage id="account.signIn.signup" />
      </Button>
    </p>
  );
}
