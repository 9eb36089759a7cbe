import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { homePath } from '../../../paths/paths.ts';
import { LocalLink } from '../../../routing/LocalLink.tsx';
import classes from './SignInPrompt.module.css';
import { useAskToSignIn } from './useAskToSignIn.ts';

/** Asks a guest to sign in; afterwards the same page is shown. */
export function SignInPrompt() {
  const ask = useAskToSignIn();
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    // Not at once: the modal host first closes what the previous page had open.
    const timer = setTimeout(() => latest.current('login'));
    return () => clearTimeout(timer);
  }, []);
  return (
    <section className={classes['prompt']}>
      <IconLock className={classes['icon'] ?? ''} size={40} stroke={1.5} aria-hidden />
      <h2 className={classes['title']}>
        <FormattedMessage id="account.signIn.title" />
      </h2>
      <p className={classes['text']}>
        <FormattedMessage id="account.signIn.text" />
      </p>
      <div className={classes['actions']}>
        <Button size="md" onClick={() => ask('login')}>
          <FormattedMessage id="account.signIn.login" />
        </Button>
        <Button size="md" variant="default" onClick={() => ask('signup')}>
          <FormattedMessage id="account.signIn.signup" />
        </Button>
      </div>
      <p className={classes['guest']}>
        <FormattedMessage id="account.signIn.guest" />{' '}
        <LocalLink to={homePath}>
          <FormattedMessage id="account.find" />
        </LocalLink>
      </p>
    </section>
  );
}
