import { Button, type ButtonProps } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '../messageId.ts';
import { wrappingButton } from './wrappingButton.ts';

interface SubmitButtonProps extends ButtonProps {
  readonly label: MessageId;
  /** Its label while the form is being sent. */
  readonly sendingLabel: MessageId;
  readonly sending: boolean;
  /** False until the form can be sent. */
  readonly ready?: boolean;
}

/** The button that sends a form. While it is inactive it keeps the focus; the form must not be sent then. */
export function SubmitButton({ label, sendingLabel, sending, ready = true, ...props }: SubmitButtonProps) {
  const isInactive = sending || !ready;
  return (
    <Button
      type="submit"
      size="md"
      fullWidth
      classNames={wrappingButton}
      aria-disabled={isInactive}
      data-sending={isInactive || undefined}
      {...props}
    >
      <FormattedMessage id={sending ? sendingLabel : label} />
    </Button>
  );
}
