import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import classes from './FormFailure.module.css';

/** Says that a form could not be sent; what was entered stays. */
export function FormFailure({ id = 'form.failed' }: Pick<MessageDescriptor, 'id'>) {
  return (
    <p className={classes['failure']} role="alert">
      <FormattedMessage id={id} />
    </p>
  );
}
