import { eq, sql } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { Database } from '../../../db/database.ts';
import { userMetadata, users } from '../../../db/schema/user.ts';
import type { SignedInUser } from '../../../identity/idToken.ts';
import { textOrNull } from '../../../rest/textFromBody.ts';
import { nameReviews } from '../../reviews/authorName.ts';
import { ensureUser } from './ensureUser.ts';
import { metadataColumns } from './metadataChange.ts';
import type { UserChange } from './userSchema.ts';

/** Writes a change of the user's data in one transaction. */
export const changeUser = async (
  database: Database,
  user: SignedInUser,
  { picture, emailConsent, ...change }: Static<typeof UserChange>,
): Promise<void> => {
  const columns = await metadataColumns(database, change);
  const account = {
    ...(picture !== undefined && { picture: textOrNull(picture) }),
    ...(emailConsent !== undefined && { emailConsent: emailConsent ?? false }),
  };
  await database.orm.transaction(async (transaction) => {
    await ensureUser(transaction, user);
    if (Object.keys(account).length > 0) {
      await transaction.update(users).set(account).where(eq(users.id, user.id));
    }
    if (Object.keys(columns).length === 0) return;
    await transaction
      .insert(userMetadata)
      .values({ userId: user.id, ...columns })
      .onConflictDoUpdate({ target: userMetadata.userId, set: columns });
    await nameReviews(transaction, user);
  });
};

/** Counts each sign-in once, even if the request is repeated. Only the first one, the registration, sets the source. */
export const countLogin = async (
  { orm }: Pick<Database, 'orm'>,
  user: SignedInUser,
  source: string | null,
): Promise<void> => {
  await ensureUser(orm, user);
  const instantOf = (seconds: number) => new Date(seconds * 1000).toISOString();
  const signedInAt = sql`${instantOf(user.signedInAt)}::timestamptz`;
  const email = sql`coalesce(${user.email}::text, ${users.email})`;
  const emailIssuedAt = sql`${user.email === null ? null : instantOf(user.emailToldAt)}::timestamptz`;
  const emailVerifiedAt = user.emailVerified === true ? sql`now()` : sql`null`;
  await orm
    .update(users)
    .set({
      loginsCount: sql`${users.loginsCount} + case when ${users.countedSignInAt} >= ${signedInAt} then 0 else 1 end`,
      countedSignInAt: sql`greatest(${users.countedSignInAt}, ${signedInAt})`,
      // Older rows lack it.
      identityName: user.identityName,
      // Other writes may have inserted the row before the first login is counted.
      registerSource: sql`case when ${users.countedSignInAt} is null then ${source}::text else ${users.registerSource} end`,
      email,
      emailIssuedAt: sql`greatest(${users.emailIssuedAt}, ${emailIssuedAt})`,
      // What was known about a former address says nothing about this one.
      emailVerifiedAt: sql`coalesce(case when lower(${email}) = lower(${users.email}) then ${users.emailVerifiedAt} end, ${emailVerifiedAt})`,
    })
    .where(eq(users.id, user.id));
};
