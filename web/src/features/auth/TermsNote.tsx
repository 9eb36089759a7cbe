import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { policyPath, termsPath } from '../../paths/paths.ts';
import { LocalLink } from '../../routing/LocalLink.tsx';
import classes from './auth.module.css';

/** What the visitor agrees to by signing up. */
export function TermsNote() {
  return (
    <p className={classes['note']}>
      <FormattedMessage
        id="auth.terms"
        values={{
          terms: (text: ReactNode) => <LocalLink to={termsPath}>{text}</LocalLink>,
          policy: (text: ReactNode) => <LocalLink to={policyPath}>{text}</LocalLink>,
        }}
      />
    </p>
  );
}
