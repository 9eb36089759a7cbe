import { expect, it } from 'vitest';
import { userMetadata } from './userMetadata.ts';

it('has the names and values of the services', { tags: ['R3.28'] }, () => {
  const metadata = {
    givenName: 'Kim',
    birthdate: '1990-03-05',
    worktownId: '7',
    worktownSlug: 'muenchen',
    gender: 'OTHER',
    typeOfJobs: ['PART_TIME'],
    workFromHome: false,
    referralData: { url: 'https://friend.example/', expiresAt: '2999-01-01T00:00:00.000Z' },
  } as const;
  expect(userMetadata(metadata, 'user-1')).toEqual({
    userId: 'user-1',
    email: null,
    given_name: 'Kim',
    family_name: null,
    birthdate: '1990-03-05',
    worktown_id: '7',
    worktown_slug: 'muenchen',
    country: null,
    avatar: null,
    phone: null,
    gender: 'other',
    favourite_categories: [],
    type_of_jobs: ['part-time'],
    work_from_home: false,
    language: null,
    referral_data: { url: 'https://friend.example/', expires_at: '2999-01-01T00:00:00.000Z' },
  });
});
