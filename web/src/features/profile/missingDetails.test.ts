import { expect, it } from 'vitest';
import { missingDetails, profileDetails } from './missingDetails.ts';

it('names what is missing in a profile, in the order in which it is asked for', () => {
  const none = Object.fromEntries(profileDetails.map((detail) => [detail, false])) as Parameters<
    typeof missingDetails
  >[0];
  expect(missingDetails(none)).toEqual(profileDetails);
  expect(missingDetails({ ...none, name: true, phone: true, worktown: true })).toEqual([
    'birthdate',
    'typeOfJobs',
    'favouriteCategories',
    'languages',
  ]);
});
