import { authSetup } from '../authSetup.ts';
import type { AuthStep } from './authStep.ts';

/** What an account that is not confirmed needs next. */
export const confirmationStep = (email: string, destination: string | null): AuthStep =>
  authSetup().config.verification === 'link'
    ? { step: 'waitForLink', email }
    : { step: 'confirmSignUp', email, destination };
