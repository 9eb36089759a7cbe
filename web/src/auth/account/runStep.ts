import type { MessageId } from '../../i18n/messageId.ts';
import { reportError } from '../../browser/reportError.ts';
import { faultOf } from '../faults/faults.ts';
import type { Amplify } from '../amplify/amplify.ts';
import { changeAuth } from '../authStore.ts';
import { readyAmplify } from '../session/readyAmplify.ts';
import type { AuthStep } from './authStep.ts';

/** Faults whose cause is in the settings or the product, not in what the visitor typed. */
const isReported = (message: MessageId): boolean =>
  message === 'auth.error.unavailable' || message === 'auth.error.unknown';

/** The step `failed` for an error. */
export const failedStep = (error: unknown, otherwise?: MessageId): AuthStep => {
  const fault = faultOf(error, otherwise);
  if (isReported(fault.message)) reportError(error, { where: 'sign-in' });
  return { step: 'failed', fault };
};

/** Runs a step with Amplify and keeps its name; an error becomes the step `failed`. */
export const runStep = async (
  run: (amplify: Amplify) => Promise<AuthStep>,
  otherwise?: MessageId,
): Promise<AuthStep> => {
  try {
    const next = await run(await readyAmplify());
    changeAuth({ stepName: next.step === 'done' ? null : next.step });
    return next;
  } catch (error) {
    return failedStep(error, otherwise);
  }
};
