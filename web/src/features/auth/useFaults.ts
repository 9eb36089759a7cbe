import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import type { AuthFault, FaultField } from '../../auth/faults/faults.ts';
import type { MessageId } from '../../i18n/messageId.ts';

/** What is wrong with a form: a message for each field, and one for the whole form. */
export interface Faults {
  readonly form: string | null;
  readonly fields: Partial<Record<FaultField, readonly string[]>>;
}

const noFaults: Faults = { form: null, fields: {} };

/** The message for an empty value of each field. */
const emptyMessages: Record<FaultField, MessageId> = {
  email: 'auth.error.emptyEmail',
  password: 'auth.error.emptyPassword',
  newPassword: 'auth.error.emptyPassword',
  code: 'auth.error.emptyCode',
  answer: 'auth.error.emptyAnswer',
  phone: 'auth.error.invalidPhone',
};

/** The faults of a form, and functions that set them. */
export const useFaults = () => {
  const { formatMessage } = useIntl();
  const [faults, setFaults] = useState(noFaults);
  const clear = useCallback(() => setFaults(noFaults), []);
  const show = useCallback(
    ({ message, field }: AuthFault) => {
      const text = formatMessage({ id: message });
      setFaults(field === null ? { form: text, fields: {} } : { form: null, fields: { [field]: [text] } });
    },
    [formatMessage],
  );
  /** Shows the faults of empty fields and returns whether none is empty. */
  const requireValues = (values: Partial<Record<FaultField, string>>): boolean => {
    const names = Object.keys(values) as FaultField[];
    const empty = names.filter((name) => values[name]?.trim() === '');
    const fields = empty.map((name) => [name, [formatMessage({ id: emptyMessages[name] })]] as const);
    setFaults({ form: null, fields: Object.fromEntries(fields) });
    return empty.length === 0;
  };
  return { faults, show, showText: setFaults, clear, requireValues };
};
