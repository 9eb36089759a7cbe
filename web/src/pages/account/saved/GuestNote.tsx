import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { useAskToSignIn } from '../frame/useAskToSignIn.ts';
import classes from './SavedOffers.module.css';

interface GuestNoteProps {
  readonly text: 'saved.guest' | 'saved.search.guest' | 'saved.sent.guest';
}

/** Says that a list is in this browser only, and how to have it everywhere. */
export function GuestNote({ text }: GuestNoteProps) {
  const ask = useAskToSignIn();
  return (
    <p className={classes['notice']}>
      <FormattedMessage id={text} />
      <Button size="compact-md" variant="subtle" onClick={() => ask('signup', 'save')}>
        <FormattedMessage id="account.signIn.signup" />
      </Button>
    </p>
  );
}
