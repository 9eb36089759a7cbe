import type { FaultField } from '../../auth/faults/faults.ts';
import type { MessageId } from '../../i18n/messageId.ts';

const messages: Record<FaultField, MessageId> = {
  email: 'auth.error.emptyEmail',
  password: 'auth.error.emptyPassword',
  newPassword: 'auth.error.emptyPassword',
  code: 'auth.error.emptyCode',
  answer: 'auth.error.emptyAnswer',
  phone: 'auth.error.invalidPhone',
};

type Faults<Values> = Readonly<Partial<Record<keyof Values, MessageId>>>;

/** The message id of each value that is empty. */
export const emptyFaults = <Values extends Partial<Record<FaultField, string>>>(
  values: Values,
): Faults<Values> => {
  const names = Object.keys(values) as FaultField[];
  const empty = names.filter((name) => values[name]?.trim() === '');
  return Object.fromEntries(empty.map((name) => [name, messages[name]])) as Faults<Values>;
};
