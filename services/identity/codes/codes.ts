import { timingSafeEqual } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { codeLifetimeMs } from '../../src/mail/mailLifetimes.ts';
import type { CodeMailKind } from '../../src/mail/texts/mailTexts.ts';
import type { Database } from '../../src/db/database.ts';
import { identityCodes } from '../../src/db/schema/identity/code.ts';
import type { IdentityDeps } from '../deps.ts';
import type { Caller } from '../rpc/operation.ts';
import { IdentityError } from '../rpc/identityError.ts';
import type { VerifiableAttribute } from '../users/attributes.ts';
import { deliverCode, deliveryTo, newCode, type Destination } from './deliverCode.ts';

/** What a code is for; the codes of different purposes are independent. */
export type CodePurpose = 'sign_up' | 'reset_password' | `attribute:${VerifiableAttribute}`;

/** Whose code it is, what for, and where it was sent: it proves nothing about any other address. */
interface CodeUse {
  readonly userId: string;
  readonly purpose: CodePurpose;
  readonly address: string;
}

const maxAttempts = 5;

const mailOf: Record<CodePurpose, CodeMailKind> = {
  sign_up: 'signUpCode',
  reset_password: 'resetPasswordCode',
  'attribute:email': 'verifyEmailCode',
  'attribute:phone_number': 'verifyEmailCode',
};

const hashOf = ({ secrets }: IdentityDeps, { userId, purpose, address }: CodeUse, code: string): string =>
  secrets.keyedHash(`code ${purpose} of ${userId} sent to ${address}: ${code}`).toString('base64url');

/** Stores the hash of a code within a transaction. The code replaces the previous one. */
export const storeCode = async (
  deps: IdentityDeps,
  transaction: Pick<Database['orm'], 'insert'>,
  use: CodeUse,
  code: string,
): Promise<void> => {
  const { userId, purpose } = use;
  const values = {
    hash: hashOf(deps, use, code),
    attempts: 0,
    expiresAt: new Date(Date.now() + codeLifetimeMs),
  };
  await transaction
    .insert(identityCodes)
    .values({ userId, purpose, ...values })
    .onConflictDoUpdate({ target: [identityCodes.userId, identityCodes.purpose], set: values });
};

/** Sends a new code. */
export const sendCode = async (
  deps: IdentityDeps,
  { id }: { readonly id: string },
  purpose: CodePurpose,
  destination: Destination,
  { language }: Pick<Caller, 'language'>,
) => {
  const code = newCode();
  await deps.database.orm.transaction(async (transaction) => {
    await storeCode(deps, transaction, { userId: id, purpose, address: destination.address }, code);
    await deliverCode(deps, transaction, destination, { kind: mailOf[purpose], code, language });
  });
  deps.mailer.wake();
  return deliveryTo(destination);
};

const isCodeOf = ({ userId, purpose }: CodeUse) =>
  and(eq(identityCodes.userId, userId), eq(identityCodes.purpose, purpose));

const isUsable = (use: CodeUse) =>
  and(isCodeOf(use), gt(identityCodes.expiresAt, sql`now()`), lt(identityCodes.attempts, maxAttempts));

/** Compares in constant time. */
const isHashOf = (deps: IdentityDeps, use: CodeUse, code: string, hash: string): boolean =>
  timingSafeEqual(Buffer.from(hash), Buffer.from(hashOf(deps, use, code)));

/** Whether a code of a link, which is too long to guess, can be used. Does not count as an attempt. */
export const canUseCode = async (deps: IdentityDeps, use: CodeUse, code: string): Promise<boolean> => {
  const [stored] = await deps.database.orm.select().from(identityCodes).where(isUsable(use));
  return stored !== undefined && isHashOf(deps, use, code, stored.hash);
};

/** Uses up a code. Throws when it is wrong, has expired, or was tried too often. */
export const useCode = async (deps: IdentityDeps, use: CodeUse, code: string): Promise<void> => {
  const { orm } = deps.database;
  // Counts the attempt before it compares, so that simultaneous attempts count, too.
  const [stored] = await orm
    .update(identityCodes)
    .set({ attempts: sql`${identityCodes.attempts} + 1` })
    .where(isUsable(use))
    .returning();
  if (stored === undefined) throw wrongCode();
  if (!isHashOf(deps, use, code, stored.hash)) throw wrongCode();
  // Of two requests with the right code only one deletes it.
  const used = await orm
    .delete(identityCodes)
    .where(and(isCodeOf(use), eq(identityCodes.hash, stored.hash)))
    .returning();
  if (used.length === 0) throw wrongCode();
};

/** The same for a wrong or expired code and for an unknown account, so that nobody learns which accounts exist. */
export const wrongCode = () =>
  new IdentityError('CodeMismatchException', 'Invalid verification code provided, please try again.');
