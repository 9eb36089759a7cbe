import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import classes from './auth.module.css';

/** Returns to the login. */
export function BackButton({ onBack }: { readonly onBack: () => void }) {
  return (
    <p className={classes['switch']}>
      <Button variant="subtle" size="compact-md" onClick={onBack}>
        <FormattedMessage id="auth.back" />
      </Button>
    </p>
  );
}
