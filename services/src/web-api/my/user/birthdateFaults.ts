import limits from '../../../../../schema/limits.json' with { type: 'json' };
import type { FieldFault } from '../../../rest/httpProblem.ts';

const { earliestBirthdate, lowestAge } = limits;

/** What is wrong with a date of birth, on a day. The forms of the site have the same rule. */
export const birthdateFaults = (birthdate: string | null | undefined, today: string): FieldFault[] => {
  const fault = (code: string, message: string) => [{ field: 'birthdate', code, message }];
  if (birthdate === null || birthdate === undefined) return [];
  if (birthdate >= today) return fault('in_future', 'This must be in the past.');
  if (birthdate > `${Number(today.slice(0, 4)) - lowestAge}${today.slice(4)}`)
    return fault('too_young', `A user must be at least ${lowestAge} years old.`);
  if (birthdate < earliestBirthdate)
    return fault('too_small', `This must not be before ${earliestBirthdate}.`);
  return [];
};
