import type { Environment } from 'relay-runtime';
import { reportError } from '../../browser/reportError.ts';
import { authSetup } from '../authSetup.ts';
import { authState, changeAuth } from '../authStore.ts';
import { faultOf } from '../faults/faults.ts';
import { loadAmplify } from '../loadAmplify.ts';
import type { AuthProfile } from '../profile.ts';
import { confirmEmail, sendVerificationEmail } from './accountCalls.ts';
import { writableAttributes } from './writableAttributes.ts';

/** Whose address is verified. */
interface Owner {
  /** Sends with the token of the user. */
  readonly environment: Environment;
  /** Whether the user has not left meanwhile. */
  readonly isCurrent: () => Promise<boolean>;
}

/**
 * Marks that a verification mail was sent, so that the next login sends no other. A failure is only reported: the mail is out.
 * Once the user has left, it marks nothing: Amplify would mark the account of the next one.
 */
const markSent = async (isCurrent: Owner['isCurrent']): Promise<string> => {
  const sentAt = new Date().toISOString();
  try {
    const { updateUserAttributes } = await loadAmplify();
    if (!(await isCurrent())) return sentAt;
    const attributes = writableAttributes({ 'custom:verify_email_send': sentAt });
    await updateUserAttributes({ userAttributes: attributes });
  } catch (error) {
    reportError(error, { where: 'mark of the verification mail' });
  }
  return sentAt;
};

const verify = async (email: string, profile: AuthProfile, owner: Owner): Promise<AuthProfile> => {
  const { verificationCode } = authState();
  const { environment, isCurrent } = owner;
  if (verificationCode !== null) {
    await confirmEmail(environment, email, verificationCode);
    changeAuth({ verificationCode: null });
    return { ...profile, emailVerified: true };
  }
  if (profile['custom:verify_email_send'] !== null) return profile;
  await sendVerificationEmail(environment, email);
  return { ...profile, 'custom:verify_email_send': await markSent(isCurrent) };
};

/** Confirms the address of the user with the code of the link, or sends a mail with a link once. Never rejects. */
export const verifyEmail = async (profile: AuthProfile, owner: Owner): Promise<AuthProfile> => {
  if (profile.emailVerified || profile.email === null) return profile;
  try {
    const verified = await verify(profile.email, profile, owner);
    changeAuth({ authErrorMessage: null });
    if (verified.emailVerified) authSetup().onNotice('auth.verified', 'success');
    return verified;
  } catch (error) {
    const authErrorMessage = faultOf(error, 'auth.error.verification').message;
    changeAuth({ authErrorMessage });
    authSetup().onNotice(authErrorMessage, 'error');
    reportError(error, { where: 'verification of the address' });
    return profile;
  }
};
