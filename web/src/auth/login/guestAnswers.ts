import { readLocal, removeLocal } from '../../browser/localStore.ts';

/** What the visitor answered before signing up: a free-form object, with the names of the metadata's fields. */
export const guestAnswers = (): Readonly<Record<string, unknown>> => {
  try {
    const answers: unknown = JSON.parse(readLocal('onboarding') ?? '{}');
    return typeof answers === 'object' && !Array.isArray(answers) ? { ...answers } : {};
  } catch {
    return {};
  }
};

export const removeGuestAnswers = (): void => removeLocal('onboarding');
