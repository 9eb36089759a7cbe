import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { savedSearches } from '../db/schema/saved.ts';
import { userMetadata, users } from '../db/schema/user.ts';
import type { IdentityAdmin } from '../identity/identityAdmin.ts';
import { isLanguage, type Language } from '../rest/language.ts';

/**
 * The address to mail new offers to: the confirmed one of an account that is not disabled, as the identity service says;
 * without one that the services can ask, an address that a link of theirs confirmed. Null: no mail can be sent.
 */
export const recipientOf = async (
  { orm }: Pick<Database, 'orm'>,
  identityAdmin: IdentityAdmin | null,
  userId: string,
): Promise<string | null> => {
  if (identityAdmin !== null) return identityAdmin.confirmedAddress(userId);
  const [user] = await orm
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.emailVerifiedAt)));
  return user?.email ?? null;
};

/** The language of a user's profile, or else that of the site when an alert was last switched on. */
export const languageOfUser = async ({ orm }: Pick<Database, 'orm'>, userId: string): Promise<Language> => {
  const [profile] = await orm
    .select({ language: userMetadata.language })
    .from(userMetadata)
    .where(eq(userMetadata.userId, userId));
  const [search] = await orm
    .select({ language: savedSearches.language })
    .from(savedSearches)
    .where(and(eq(savedSearches.userId, userId), isNotNull(savedSearches.alertsSince)))
    .orderBy(desc(savedSearches.alertsSince))
    .limit(1);
  const known = [profile?.language, search?.language].find(
    (language) => typeof language === 'string' && isLanguage(language),
  );
  return known !== undefined && known !== null && isLanguage(known) ? known : 'en';
};
