import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { wrappingButton } from '../../../ui/button/wrappingButton.ts';
import classes from '../auth.module.css';
import type { FirstScreen } from './view.ts';

interface BackButtonsProps {
  /** Whether a sign-up waits for its code or link: it goes on waiting while the visitor looks at the login. */
  readonly waits: boolean;
  readonly onLogIn: (screen: FirstScreen) => void;
  readonly onStartAnew: (screen: FirstScreen) => void;
}

/** The ways back to the login, and to a sign-up with another address. */
export function BackButtons({ waits, onLogIn, onStartAnew }: BackButtonsProps) {
  return (
    <p className={classes['switch']}>
      {waits ? (
        <Button
          variant="subtle"
          size="compact-md"
          classNames={wrappingButton}
          onClick={() => onStartAnew('signup')}
        >
          <FormattedMessage id="auth.startAnew" />
        </Button>
      ) : null}
      <Button
        variant="subtle"
        size="compact-md"
        classNames={wrappingButton}
        onClick={() => (waits ? onLogIn : onStartAnew)('login')}
      >
        <FormattedMessage id="auth.back" />
      </Button>
    </p>
  );
}
