import { useRef, useState } from 'react';
import type { AuthStep } from '../../../auth/account/authStep.ts';
import { useFaults } from '../useFaults.ts';

/** A step that a form shows. */
export type ShownStep = Exclude<AuthStep, { readonly step: 'done' | 'failed' }>;

interface Handlers {
  readonly onStep: (step: ShownStep) => void;
  readonly onDone: () => void;
}

/** Runs the steps of signing up and in, one at a time, and shows their faults. */
export const useSteps = ({ onStep, onDone }: Handlers) => {
  const { faults, show, clear, requireValues } = useFaults();
  const isRunning = useRef(false);
  const [sending, setSending] = useState(false);
  const run = async (next: () => Promise<AuthStep>): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setSending(true);
    clear();
    const step = await next().catch((): AuthStep => ({
      step: 'failed',
      fault: { message: 'auth.error.network', field: null },
    }));
    isRunning.current = false;
    setSending(false);
    if (step.step === 'failed') show(step.fault);
    else if (step.step === 'done') onDone();
    else onStep(step);
  };
  return { faults, sending, run, clear, requireValues };
};

export type Steps = ReturnType<typeof useSteps>;
