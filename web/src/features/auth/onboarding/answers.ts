import { storedFields } from '../../../browser/stored/storedJson.ts';
import { storedValue } from '../../../browser/storedValue.ts';

/** The kinds of jobs that can be chosen. */
export const jobTypes = ['PART_TIME', 'WEEKEND', 'STUDENT', 'FREELANCE', 'FULL_TIME'] as const;

export type JobType = (typeof jobTypes)[number];

/** What a visitor answers before the sign-up, with the names of the metadata that it becomes. */
export interface Answers {
  readonly typeOfJobs: readonly JobType[];
  readonly workFromHome: boolean | null;
}

/** Parses stored answers; invalid ones are left out. */
const answersFrom = (text: string | null): Answers => {
  const { typeOfJobs, workFromHome } = storedFields(text);
  const stored: readonly unknown[] = Array.isArray(typeOfJobs) ? typeOfJobs : [];
  return {
    typeOfJobs: jobTypes.filter((type) => stored.includes(type)),
    workFromHome: typeof workFromHome === 'boolean' ? workFromHome : null,
  };
};

/** The answers stored in this browser until the sign-up saves them. */
export const answersStore = storedValue('onboarding', answersFrom);
