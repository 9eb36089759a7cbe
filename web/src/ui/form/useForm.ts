import { useCallback, useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from '../messageId.ts';

/** Why values were not accepted. */
export interface Refusal {
  /** Message id of what concerns the whole form. */
  readonly form?: MessageId;
  /** The texts at the fields, by name. */
  readonly fields?: Readonly<Partial<Record<string, readonly string[]>>>;
}

const nothing: Refusal = {};

/** What sends values not only for this form. */
export interface Sender {
  readonly refusal: Refusal;
  readonly sending: boolean;
  readonly clearRefusal: () => void;
}

interface FormOptions<Values> {
  /** Message ids of what is wrong with the present values; shown from the first attempt to send them on. */
  readonly faults?: Readonly<Partial<Record<keyof Values, MessageId | null | undefined>>>;
  /** The values in these messages. */
  readonly faultValues?: Readonly<Record<string, number>>;
  /** Resolves to what was refused; undefined when nothing was. */
  readonly send: (values: Values) => Promise<Refusal | undefined>;
  /** False while the values cannot be sent. */
  readonly ready?: boolean;
  readonly sender?: Sender;
  /** A list of all errors, which takes the focus instead of the first faulty field. */
  readonly summary?: RefObject<HTMLElement | null>;
}

const faulty = '[aria-invalid="true"], [data-invalid] input';

/**
 * A form: its checks, its errors, and what becomes of sending it. The values are a state of the caller: that of `useState`, or of
 * a hook that stores a draft.
 */
export const useForm = <Values extends object>(
  [values, setValues]: readonly [Values, (values: Values) => void],
  { faults, faultValues, send, ready = true, sender, summary }: FormOptions<Values>,
) => {
  const { formatMessage } = useIntl();
  const ref = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  const [isSending, setSending] = useState(false);
  const [ownRefusal, setRefusal] = useState(nothing);
  const clearRefusal = sender?.clearRefusal;
  const { refusal, sending } = sender ?? { refusal: ownRefusal, sending: isSending };
  /** The fields that were changed since a refusal. */
  const [changed, setChanged] = useState({ since: nothing, names: [] as readonly string[] });
  const changedNames = changed.since === refusal ? changed.names : [];
  useEffect(() => {
    (summary?.current ?? ref.current?.querySelector<HTMLElement>(faulty))?.focus();
  }, [attempts, refusal, summary]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    setAttempts(attempts + 1);
    setRefusal(nothing);
    clearRefusal?.();
    if (!ready || Object.values(faults ?? {}).some(Boolean)) return;
    setSending(true);
    const refused = await send(values);
    setSending(false);
    if (refused) setRefusal(refused);
  };
  /** What a field component needs. `otherNames`: those of the field in refusals. */
  const field = <Name extends keyof Values & string>(name: Name, ...otherNames: readonly string[]) => {
    const fault = attempts > 0 ? faults?.[name] : null;
    const value: Values[Name] = values[name];
    const isChanged = changedNames.includes(name);
    const refusedNames = isChanged ? [] : [name, ...otherNames];
    return {
      name,
      value,
      errors: fault
        ? [formatMessage({ id: fault }, faultValues)]
        : refusedNames.flatMap((refused) => refusal.fields?.[refused] ?? []),
      onChange: (next: Values[Name]) => {
        setValues({ ...values, [name]: next });
        if (!isChanged) setChanged({ since: refusal, names: [...changedNames, name] });
      },
    };
  };
  /** Hides all errors until the next attempt. */
  const clear = useCallback(() => {
    setAttempts(0);
    setRefusal(nothing);
    clearRefusal?.();
  }, [clearRefusal]);
  return {
    /** For the `form` element. */
    props: { ref, noValidate: true, onSubmit: (event: FormEvent) => void submit(event) },
    /** For `SubmitButton`. */
    button: { sending, ready },
    /** For `FormFailure`. */
    failure: refusal.form ?? null,
    field,
    clear,
  };
};

export type Form = Pick<ReturnType<typeof useForm>, 'props' | 'button' | 'failure'>;

export type FieldOf<Values extends object> = ReturnType<typeof useForm<Values>>['field'];
