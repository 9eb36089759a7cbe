import type { Environment } from 'relay-runtime';
import { recordEvent } from '../../browser/recordEvent.ts';
import { reportError } from '../../browser/reportError.ts';
import { authSetup } from '../authSetup.ts';
import { authState, changeAuth } from '../authStore.ts';
import { sendQueued } from '../contributions/sendQueued.ts';
import { changeAuthOf, currentSignIn } from '../session/signInOf.ts';
import type { AuthProfile } from '../profile.ts';
import { dayOf } from '../profileFrom.ts';
import { fetchAccount, initUser, RejectedInput, updateMetadata, type MetadataPatch } from './accountCalls.ts';
import { forgetStored, restoreStored } from './storedForLogin.ts';
import { profilePatch } from './metadataPatch.ts';
import { saveAnswers } from './saveAnswers.ts';
import { saveConsent } from './saveConsent.ts';
import { userMetadata } from './userMetadata.ts';
import { isSignUpOf } from './waitingSignUp.ts';

/** Runs a step of the processing; a failure is reported and does not stop the others. */
const attempt = async <T>(step: string, run: () => Promise<T>): Promise<T | null> => {
  try {
    return await run();
  } catch (error) {
    reportError(error, { where: 'login', step });
    return null;
  }
};

const updateProfile = async (
  environment: Environment,
  present: MetadataPatch,
  profile: AuthProfile | null,
): Promise<MetadataPatch> => {
  const patch = profilePatch(present, profile, authSetup().language);
  if (Object.keys(patch).length > 0) await updateMetadata(environment, patch);
  return patch;
};

/** What the login has read and saved. */
interface KnownAccount {
  readonly loginsCount: number;
  readonly metadata: MetadataPatch;
}

/** Notes the login in the profile; `account` and `authorId` are null if they could not be read. */
const noteLogin = (signIn: string | null, account: KnownAccount | null, authorId: string | null): void => {
  const { profile } = authState();
  if (profile === null) return;
  changeAuthOf(signIn, {
    profile: {
      ...profile,
      author_id: authorId,
      registered_before: true,
      logins_count: account === null ? null : account.loginsCount + 1,
      loginDate: dayOf(new Date().toISOString()),
      user_metadata: account === null ? null : userMetadata(account.metadata, profile.user_id),
    },
  });
};

/**
 * Processes a login, once: its flag is cleared first. The calls use the environment of the user, which sends nothing more
 * once the user has left.
 */
export const postProcess = async (): Promise<void> => {
  const state = authState();
  const { shouldPostProcess, authTrigger, profile, registerSource, unsavedAnswersOf } = state;
  if (!shouldPostProcess) return;
  changeAuth({ shouldPostProcess: false, unsavedAnswersOf: null });
  const signIn = currentSignIn();
  const environment = authSetup().environment();
  const user = profile?.user_id ?? null;
  const keepAnswers = (): void => changeAuthOf(signIn, { unsavedAnswersOf: user });
  const hasAnswers = user !== null && unsavedAnswersOf === user;
  const isSignUp = authTrigger !== 'signIn';
  // Another device may have logged in before: with a sign-up of this browser, this is its first login all the same.
  const endsSignUp = profile !== null && isSignUpOf(profile, state);
  if (endsSignUp) restoreStored();
  else forgetStored();
  const mayBeFirst = endsSignUp || (isSignUp && profile?.registered_before !== true);
  const account = await attempt('metadata', () => fetchAccount(environment));
  let known: KnownAccount | null = null;
  // What is there already is not known otherwise, and must not be overwritten.
  if (account !== null) {
    const { metadata, loginsCount } = account;
    const isFirst = mayBeFirst && (endsSignUp || loginsCount === 0);
    if (isFirst) recordEvent('sign_up', { source: registerSource });
    const saved =
      isFirst || hasAnswers
        ? await attempt('answers', () =>
            saveAnswers(environment, metadata, profile?.email ?? null).catch((error: unknown) => {
              if (!(error instanceof RejectedInput)) keepAnswers();
              throw error;
            }),
          )
        : null;
    const present = { ...metadata, ...saved };
    const added = await attempt('profile', () => updateProfile(environment, present, profile));
    known = { loginsCount, metadata: { ...present, ...added } };
  } else if (mayBeFirst || hasAnswers) keepAnswers();
  const authorId = await attempt('init', () => initUser(environment, registerSource));
  noteLogin(signIn, known, authorId);
  changeAuthOf(signIn, { registerSource: null });
  await attempt('save', () => saveConsent(environment, signIn));
  // The login does not wait for it.
  void attempt('contributions', sendQueued);
};
