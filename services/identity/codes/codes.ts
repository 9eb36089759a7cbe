import { randomInt, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { MailKind } from '../../src/mail/texts/mailTexts.ts';
import { identityCodes } from '../../src/db/schema/identity/code.ts';
import type { IdentityDeps } from '../deps.ts';
import type { Caller } from '../rpc/operation.ts';
import { IdentityError } from '../rpc/identityError.ts';
import type { VerifiableAttribute } from '../users/attributes.ts';
import { maskedAddress } from './maskedAddress.ts';

/** What a code is for; the codes of different purposes are independent. */
export type CodePurpose = 'sign_up' | 'reset_password' | `attribute:${VerifiableAttribute}`;

const lifetimeMs = 10 * 60_000;
const maxAttempts = 5;

const mailOf: Record<CodePurpose, MailKind> = {
  sign_up: 'signUpCode',
  reset_password: 'resetPasswordCode',
  'attribute:email': 'verifyEmailCode',
  'attribute:phone_number': 'verifyEmailCode',
};

/** Where a code was sent, as the answer tells it. */
export const deliveryTo = (address: string) => ({
  CodeDeliveryDetails: {
    AttributeName: 'email',
    DeliveryMedium: 'EMAIL',
    Destination: maskedAddress(address),
  },
});

const hashOf = ({ secrets }: IdentityDeps, userId: string, purpose: CodePurpose, code: string): string =>
  secrets.keyedHash(`code ${purpose} of ${userId}: ${code}`).toString('base64url');

/** Sends a new code, which replaces the former one. */
export const sendCode = async (
  deps: IdentityDeps,
  { id }: { readonly id: string },
  purpose: CodePurpose,
  recipient: string,
  { language }: Pick<Caller, 'language'>,
) => {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const values = {
    hash: hashOf(deps, id, purpose, code),
    attempts: 0,
    expiresAt: new Date(Date.now() + lifetimeMs),
  };
  await deps.database.orm.transaction(async (transaction) => {
    await transaction
      .insert(identityCodes)
      .values({ userId: id, purpose, ...values })
      .onConflictDoUpdate({ target: [identityCodes.userId, identityCodes.purpose], set: values });
    await deps.mailer.store(transaction, { kind: mailOf[purpose], language, recipient, code });
  });
  deps.mailer.wake();
  return deliveryTo(recipient);
};

/** Uses up a code. Throws when it is wrong, has expired, or was tried too often. */
export const useCode = async (
  deps: IdentityDeps,
  { id }: { readonly id: string },
  purpose: CodePurpose,
  code: string,
): Promise<void> => {
  const { orm } = deps.database;
  const isCode = and(eq(identityCodes.userId, id), eq(identityCodes.purpose, purpose));
  // Counts the attempt before it compares, so that simultaneous attempts count, too.
  const [stored] = await orm
    .update(identityCodes)
    .set({ attempts: sql`${identityCodes.attempts} + 1` })
    .where(and(isCode, gt(identityCodes.expiresAt, sql`now()`), lt(identityCodes.attempts, maxAttempts)))
    .returning();
  if (stored === undefined)
    throw new IdentityError('ExpiredCodeException', 'Invalid code provided, please request a code again.');
  const expected = Buffer.from(stored.hash);
  const received = Buffer.from(hashOf(deps, id, purpose, code));
  if (!timingSafeEqual(expected, received)) throw wrongCode();
  // Of two requests with the right code only one deletes it.
  const used = await orm
    .delete(identityCodes)
    .where(and(isCode, eq(identityCodes.hash, stored.hash)))
    .returning();
  if (used.length === 0) throw wrongCode();
};

/** The same for a wrong code and an unknown account. */
export const wrongCode = () =>
  new IdentityError('CodeMismatchException', 'Invalid verification code provided, please try again.');
