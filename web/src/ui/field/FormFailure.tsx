import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { FailureAlert } from './FailureAlert.tsx';

/** Says that a form could not be sent; what was entered stays. */
export function FormFailure({ id = 'form.failed' }: Pick<MessageDescriptor, 'id'>) {
  return (
    <FailureAlert>
      <FormattedMessage id={id} />
    </FailureAlert>
  );
}
