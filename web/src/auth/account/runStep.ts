import type { MessageId } from '../../i18n/messageId.ts';
import { reportError, reportWarning } from '../../browser/reportError.ts';
import { faultInSession, faultOf, type AuthFault } from '../faults/faults.ts';
import type { Amplify } from '../amplify/amplify.ts';
import type { Account } from '../machine/account.ts';
import { syncAccount, send } from '../machine/accountMachine.ts';
import { endSession } from '../session/endSession.ts';
import { endsSession } from '../session/invalidSession.ts';
import { readyAmplify } from '../session/readyAmplify.ts';
import { currentSignIn } from '../session/signInOf.ts';
import type { AuthStep } from './authStep.ts';

/** Faults whose cause is in the settings or the product, not in what the visitor typed. */
const isReported = (message: MessageId): boolean =>
  message === 'auth.error.unavailable' || message === 'auth.error.unknown';

const failed = (fault: AuthFault, error: unknown): AuthStep => {
  if (isReported(fault.message)) reportError(error, { where: 'sign-in' });
  else reportWarning(fault.message, { where: 'sign-in' });
  return { step: 'failed', fault };
};

/** The step `failed` for an error. */
export const failedStep = (error: unknown, otherwise?: MessageId, toFault = faultOf): AuthStep =>
  failed(toFault(error, otherwise), error);

/**
 * Runs a request with Amplify for which the account is in the state `busy`; an error becomes the step `failed`, and the account
 * goes back to where it was.
 */
export const runStep = async (
  busy: Account,
  run: (amplify: Amplify) => Promise<AuthStep>,
  otherwise?: MessageId,
  toFault = faultOf,
): Promise<AuthStep> => {
  try {
    return await run(await readyAmplify());
  } catch (error) {
    if (syncAccount() === busy) send('refused');
    return failedStep(error, otherwise, toFault);
  }
};

/**
 * Runs something that a signed-in user does to their account; an error becomes the step `failed`. Signs out if the identity
 * service has ended the session.
 */
export const runInSession = async <T>(
  run: (amplify: Amplify) => Promise<T>,
  toFault = faultOf,
): Promise<T | AuthStep> => {
  const signIn = currentSignIn();
  try {
    return await run(await readyAmplify());
  } catch (error) {
    if (endsSession(error)) endSession(signIn);
    return failed(faultInSession(error, toFault), error);
  }
};
