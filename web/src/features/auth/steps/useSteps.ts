import { useCallback, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { AuthStep } from '../../../auth/account/authStep.ts';
import type { Refusal } from '../../../ui/form/useForm.ts';

/** A step that a form shows. */
export type ShownStep = Exclude<AuthStep, { readonly step: 'done' | 'failed' }>;

interface Handlers {
  readonly onStep: (step: ShownStep) => void;
  readonly onDone: () => void;
}

const accepted: Refusal = {};

/** Runs the steps of signing up and in, one at a time, and shows their faults. `clear` abandons the current one. */
export const useSteps = (handlers: Handlers) => {
  // A step that ends later must see what has changed since it began.
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  const { formatMessage } = useIntl();
  const [refusal, setRefusal] = useState(accepted);
  const clearRefusal = useCallback(() => setRefusal(accepted), []);
  const current = useRef<object | null>(null);
  const [sending, setSending] = useState(false);
  /** Goes on with the result of a step. */
  const accept = (step: AuthStep): void => {
    if (step.step === 'failed') {
      const { field, message } = step.fault;
      setRefusal(
        field === null ? { form: message } : { fields: { [field]: [formatMessage({ id: message })] } },
      );
    } else if (step.step === 'done') latest.current.onDone();
    else latest.current.onStep(step);
  };
  const run = async (next: () => Promise<AuthStep>): Promise<void> => {
    if (current.current !== null) return;
    const own = {};
    current.current = own;
    setSending(true);
    clearRefusal();
    const step = await next().catch((): AuthStep => ({
      step: 'failed',
      fault: { message: 'auth.error.network', field: null },
    }));
    if (current.current !== own) {
      // The wait for a link goes on in the background while the visitor is at another form.
      if (step.step === 'done') latest.current.onDone();
      return;
    }
    current.current = null;
    setSending(false);
    accept(step);
  };
  const abandon = useCallback((): void => {
    current.current = null;
    setSending(false);
    clearRefusal();
  }, [clearRefusal]);
  useEffect(() => {
    // Back from the page of a provider can restore this page as it was left: sending.
    const restore = ({ persisted }: PageTransitionEvent) => {
      if (persisted) abandon();
    };
    window.addEventListener('pageshow', restore);
    return () => window.removeEventListener('pageshow', restore);
  }, [abandon]);
  return { refusal, sending, run, accept, clear: abandon, clearRefusal };
};

export type Steps = ReturnType<typeof useSteps>;
