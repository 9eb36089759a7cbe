import { FormattedMessage } from 'react-intl';
import type { MessageId } from '../messageId.ts';
import { FailureAlert } from './FailureAlert.tsx';

/** Says that a form could not be sent, and why, by a message id; nothing for null. What was entered stays. */
export function FormFailure({ id = 'form.failed' }: { readonly id?: MessageId | null }) {
  return id === null ? null : (
    <FailureAlert>
      <FormattedMessage id={id} />
    </FailureAlert>
  );
}
