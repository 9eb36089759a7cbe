import { desc, eq } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { Database } from '../../../db/database.ts';
import { cities } from '../../../db/schema/city.ts';
import { reviews } from '../../../db/schema/review.ts';
import { profilePictures, userMetadata, users } from '../../../db/schema/user.ts';
import type { SignedInUser } from '../../../identity/idToken.ts';
import { isLanguage } from '../../../rest/language.ts';
import { isWebUrl } from '../../../text/webUrl.ts';
import type { User, UserMetadata } from './userSchema.ts';
import { withKnownAddress } from './knownAddress.ts';

type Metadata = Static<typeof UserMetadata>;

/** Returns the user's metadata. Its address is the verified one of the account: nobody can claim that of somebody else. */
export const findMetadata = async ({ orm }: Database, user: SignedInUser): Promise<Metadata> => {
  const [row] = await orm
    .select({ account: users, stored: userMetadata, worktownSlug: cities.orgSlug })
    .from(users)
    .leftJoin(userMetadata, eq(userMetadata.userId, users.id))
    .leftJoin(cities, eq(cities.id, userMetadata.worktownId))
    .where(eq(users.id, user.id));
  const ownReviews = await orm
    .select({ id: reviews.id })
    .from(reviews)
    .where(eq(reviews.accountId, user.id))
    .orderBy(desc(reviews.id))
    .limit(100);
  const { email, emailVerified } = withKnownAddress(user, row?.account ?? undefined);
  const stored = row?.stored;
  const language = stored?.language ?? null;
  const [url, expires] = [stored?.referralUrl ?? null, stored?.referralExpiresAt ?? null];
  return {
    userId: user.id,
    email: emailVerified === true ? email : null,
    given_name: stored?.givenName ?? null,
    family_name: stored?.familyName ?? null,
    birthdate: stored?.birthdate ?? null,
    worktown_id: stored?.worktownId ?? null,
    worktown_slug: row?.worktownSlug ?? null,
    country: stored?.country ?? null,
    avatar: stored?.avatar ?? null,
    phone: stored?.phone ?? null,
    gender: stored?.gender ?? null,
    favourite_categories: stored?.favouriteCategories ?? [],
    type_of_jobs: stored?.typeOfJobs ?? [],
    work_from_home: stored?.workFromHome ?? null,
    language: language !== null && isLanguage(language) ? language : null,
    // Older rows may have addresses that are no links.
    referral_data:
      url === null || expires === null || !isWebUrl(url) ? null : { url, expires_at: expires.toISOString() },
    review_ids: ownReviews.map(({ id }) => id),
  };
};

export const findUser = async (database: Database, user: SignedInUser): Promise<Static<typeof User>> => {
  const metadata = await findMetadata(database, user);
  const [found] = await database.orm
    .select({ row: users, avatar: profilePictures.name })
    .from(users)
    .leftJoin(profilePictures, eq(profilePictures.userId, users.id))
    .where(eq(users.id, user.id));
  const row = found?.row;
  const { email, emailVerified } = withKnownAddress(user, row);
  return {
    user_id: user.id,
    author_id: row?.authorId ?? null,
    identity_provider: user.provider,
    email,
    emailVerified: emailVerified === true,
    given_name: user.givenName ?? metadata.given_name,
    family_name: user.familyName ?? metadata.family_name,
    picture: row?.picture ?? user.picture,
    avatar: found?.avatar ?? null,
    logins_count: row?.loginsCount ?? 0,
    emailConsent: row?.emailConsent ?? false,
    userRegisterSource: row?.registerSource ?? null,
    user_metadata: metadata,
  };
};
