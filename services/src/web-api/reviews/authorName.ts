import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { removedReviews } from '../../db/schema/moderation.ts';
import { reviews } from '../../db/schema/review.ts';
import { userMetadata, users } from '../../db/schema/user.ts';
import type { SignedInUser } from '../../identity/idToken.ts';
import { isPersonName } from '../../text/textPatterns.ts';

type Author = Pick<SignedInUser, 'id' | 'provider' | 'givenName' | 'familyName'>;

/**
 * The displayed name: first name and initial of the family name; null without a first name. The identity service and its providers
 * accept names that this site refuses.
 */
const displayName = (givenName: string | null, familyName: string | null): string | null => {
  if (givenName === null || !isPersonName(givenName)) return null;
  const initial = familyName !== null && isPersonName(familyName) ? [...familyName][0] : undefined;
  return initial === undefined ? givenName : `${givenName} ${initial.toUpperCase()}.`;
};

/**
 * The name of the user's profile as reviews show it. Until the transaction ends, the user's other reviews and changes of the profile
 * wait, so that no review keeps an earlier name.
 */
export const authorName = async (transaction: Database['orm'], user: Author): Promise<string | null> => {
  await transaction.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('no key update');
  const [stored] = await transaction
    .select({ givenName: userMetadata.givenName, familyName: userMetadata.familyName })
    .from(userMetadata)
    .where(eq(userMetadata.userId, user.id));
  // The names of Google and Facebook cannot be changed in the profile.
  const isGiven = user.provider === 'google' || user.provider === 'facebook';
  const [first, second] = isGiven ? [user, stored] : [stored, user];
  return displayName(
    first?.givenName ?? second?.givenName ?? null,
    first?.familyName ?? second?.familyName ?? null,
  );
};

/** Gives the user's reviews, also those that a moderator removed and may put back, the name that the profile has now. */
export const nameReviews = async (transaction: Database['orm'], user: Author): Promise<void> => {
  const username = await authorName(transaction, user);
  await transaction
    .update(reviews)
    .set({ username })
    .where(and(eq(reviews.accountId, user.id), sql`${reviews.username} is distinct from ${username}::text`));
  await transaction
    .update(removedReviews)
    .set({ review: sql`${removedReviews.review} || jsonb_build_object('username', ${username}::text)` })
    .where(eq(removedReviews.accountId, user.id));
};
