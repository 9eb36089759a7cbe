import type { Environment } from 'relay-runtime';
import { readLocal, removeLocal } from '../../browser/storage/localStore.ts';
import { storedFields } from '../../browser/storage/storedJson.ts';
import { referralData } from '../../browser/visit/referralData.ts';
import { applicantFaults } from '../applicant/applicant.ts';
import { applicantDraft } from '../applicant/applicantDraft.ts';
import { authState } from '../authStore.ts';
import { changeAuthOf } from '../session/signInOf.ts';
import {
  fetchAccount,
  RejectedInput,
  updateMetadata,
  type Metadata,
  type MetadataPatch,
} from './accountCalls.ts';
import { answersPatch } from './metadataPatch.ts';
import { userMetadata } from './userMetadata.ts';

/**
 * What the visitor typed to apply before signing up, with the names of the metadata's fields: only if it was with the
 * address of the account, and what the profile accepts.
 */
const applicationAnswers = (address: string | null): Readonly<Record<string, string>> => {
  const form = applicantDraft();
  if (address === null || form.email.trim().toLowerCase() !== address.toLowerCase()) return {};
  const faults = applicantFaults(form);
  const typed = [
    ['givenName', 'given_name'],
    ['familyName', 'family_name'],
    ['phone', 'phone'],
  ] as const;
  return Object.fromEntries(
    typed.flatMap(([name, field]) => (faults[field] === undefined ? [[name, form[field].trim()]] : [])),
  );
};

/** What the visitor answered before signing up: a free-form object, with the names of the metadata's fields. */
const guestAnswers = (): Readonly<Record<string, unknown>> => storedFields(readLocal('onboarding'));

const removeGuestAnswers = (): void => removeLocal('onboarding');

/** Saves what the visitor answered before signing up, and which page led them here; returns what was new. */
export const saveAnswers = async (
  environment: Environment,
  metadata: Metadata | null,
  address: string | null,
): Promise<MetadataPatch> => {
  const patch = answersPatch(metadata, {
    ...applicationAnswers(address),
    ...guestAnswers(),
    referralData: referralData(),
  });
  if (Object.keys(patch).length > 0) await updateMetadata(environment, patch);
  removeGuestAnswers();
  return patch;
};

/** Saves the answers that the login of the user could not save; those that could not be sent go on waiting. */
export const saveLeftAnswers = async (environment: Environment, signIn: string | null): Promise<void> => {
  const { unsavedAnswersOf, profile } = authState();
  if (profile === null || unsavedAnswersOf !== profile.user_id) return;
  const { metadata } = await fetchAccount(environment);
  try {
    const saved = await saveAnswers(environment, metadata, profile.email);
    const known = userMetadata({ ...metadata, ...saved }, profile.user_id);
    changeAuthOf(signIn, { unsavedAnswersOf: null, profile: { ...profile, user_metadata: known } });
  } catch (error) {
    if (error instanceof RejectedInput) changeAuthOf(signIn, { unsavedAnswersOf: null });
    throw error;
  }
};
