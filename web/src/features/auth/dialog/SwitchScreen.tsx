import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import classes from '../auth.module.css';

type Screen = 'signup' | 'login';

interface SwitchScreenProps {
  readonly screen: Screen;
  readonly onSwitch: (screen: Screen) => void;
}

/** The way from signing up to logging in, and back. */
export function SwitchScreen({ screen, onSwitch }: SwitchScreenProps) {
  const isSignUp = screen === 'signup';
  return (
    <p className={classes['switch']}>
      <FormattedMessage id={isSignUp ? 'auth.switch.toLogin' : 'auth.switch.toSignup'} />
      <Button variant="subtle" size="compact-md" onClick={() => onSwitch(isSignUp ? 'login' : 'signup')}>
        <FormattedMessage id={isSignUp ? 'header.login' : 'header.signup'} />
      </Button>
    </p>
  );
}
