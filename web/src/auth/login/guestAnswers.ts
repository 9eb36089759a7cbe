import { readLocal, removeLocal } from '../../browser/localStore.ts';
import { storedFields } from '../../browser/stored/storedJson.ts';

/** What the visitor answered before signing up: a free-form object, with the names of the metadata's fields. */
export const guestAnswers = (): Readonly<Record<string, unknown>> => storedFields(readLocal('onboarding'));

export const removeGuestAnswers = (): void => removeLocal('onboarding');
