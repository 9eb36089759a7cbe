import type { MetadataPatch } from './accountCalls.ts';

/** What the product knows of the user, with the names and values of the services, as the profile keeps it. */
export const userMetadata = (
  { referralData, gender, ...metadata }: MetadataPatch,
  userId: string,
): Readonly<Record<string, unknown>> => ({
  userId,
  email: metadata.email ?? null,
  given_name: metadata.givenName ?? null,
  family_name: metadata.familyName ?? null,
  birthdate: metadata.birthdate ?? null,
  worktown_id: metadata.worktownId ?? null,
  worktown_slug: metadata.worktownSlug ?? null,
  country: metadata.country ?? null,
  avatar: metadata.avatar ?? null,
  phone: metadata.phone ?? null,
  gender: gender?.toLowerCase() ?? null,
  favourite_categories: metadata.favouriteCategories ?? [],
  type_of_jobs: (metadata.typeOfJobs ?? []).map((type) => type.toLowerCase().replaceAll('_', '-')),
  work_from_home: metadata.workFromHome ?? null,
  language: metadata.language ?? null,
  referral_data: referralData ? { url: referralData.url, expires_at: referralData.expiresAt } : null,
});
