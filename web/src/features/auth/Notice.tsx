import { FormattedMessage } from 'react-intl';
import type { AuthNotice } from './authModals.ts';
import classes from './auth.module.css';

/** A text above a form. */
export function Notice({ notice: { id, isError } }: { readonly notice: AuthNotice }) {
  return (
    <p className={classes[isError ? 'errorNotice' : 'notice']} role={isError ? 'alert' : 'status'}>
      <FormattedMessage id={id} />
    </p>
  );
}
