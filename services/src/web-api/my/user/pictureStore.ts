import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { profilePictures } from '../../../db/schema/user.ts';
import type { SignedInUser } from '../../../identity/idToken.ts';
import { pictureName } from '../../../uploads/pictureName.ts';
import { ensureUser } from './ensureUser.ts';

/** Replaces the user's picture. */
export const storePicture = async ({ orm }: Database, user: SignedInUser, content: Buffer): Promise<void> => {
  const picture = { name: pictureName(content), content, createdAt: new Date() };
  await orm.transaction(async (transaction) => {
    await ensureUser(transaction, user);
    await transaction
      .insert(profilePictures)
      .values({ userId: user.id, ...picture })
      .onConflictDoUpdate({ target: profilePictures.userId, set: picture });
  });
};

export const deletePicture = async ({ orm }: Pick<Database, 'orm'>, { id }: SignedInUser): Promise<void> => {
  await orm.delete(profilePictures).where(eq(profilePictures.userId, id));
};

/** The content of an uploaded picture; null when nobody has it any more. */
export const findPicture = async ({ orm }: Database, name: string): Promise<Buffer | null> => {
  const [row] = await orm
    .select({ content: profilePictures.content })
    .from(profilePictures)
    .where(eq(profilePictures.name, name))
    .limit(1);
  return row?.content ?? null;
};
