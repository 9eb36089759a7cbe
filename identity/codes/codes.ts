import { randomBytes, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, lt, or, sql } from 'drizzle-orm';
import { widestNetworkOf } from '@citygigs/server/http/networkOf.ts';
import { codeLifetimeMs } from '../../services/src/mail/mailLifetimes.ts';
import type { CodeMailKind } from '../../services/src/mail/mailKinds.ts';
import { isKnownSql, networkHash } from '../../services/src/identity/knownNetworks.ts';
import type { Database } from '../../services/src/db/database.ts';
import { identityCodes } from '../../services/src/db/schema/identity/attempt.ts';
import type { IdentityDeps, Caller } from '../deps.ts';
import { IdentityError } from '../rpc/identityError.ts';
import { limitAskers, limitExceeded } from '../limits/limits.ts';
import type { VerifiableAttribute } from '../users/attributes.ts';
import type { Account } from '../users/findAccount.ts';
import { codeDigits, deliverCode, deliveryTo, newCode, type Destination } from './deliverCode.ts';

/** How long the code of a sign-up still says that it has confirmed the account. */
const proofMs = 24 * 3_600_000;

/** What a code is for; the codes of different purposes are independent. */
export type CodePurpose = 'sign_up' | 'reset_password' | `attribute:${VerifiableAttribute}`;

/** Whose code it is, what for, and where it was sent: it proves nothing about any other address. */
interface CodeUse {
  readonly userId: string;
  readonly purpose: CodePurpose;
  readonly address: string;
}

/** Tries of one network: five of a stranger must not use up those of the user. */
const maxTries = 5;
/** Tries of all networks that neither asked for a code nor signed in to the account before. Together with those who asked: 100 at most. */
const maxTriesOfStrangers = 15;

const mailOf: Record<CodePurpose, CodeMailKind> = {
  sign_up: 'signUpCode',
  reset_password: 'resetPasswordCode',
  'attribute:email': 'verifyEmailCode',
  'attribute:phone_number': 'verifyEmailCode',
};

/** The code of a sign-up proves the address alone: a further sign-up with it takes the code over (`createUser`). */
const hashOf = ({ secrets }: IdentityDeps, { userId, purpose, address }: CodeUse, code: string): string => {
  const of = purpose === 'sign_up' ? '' : ` of ${userId}`;
  return secrets
    .keyedHash(`code ${purpose}${of} sent to ${address.toLowerCase()}: ${code}`)
    .toString('base64url');
};

const useOf = ({ id, user }: Account, purpose: CodePurpose): CodeUse => ({
  userId: id,
  purpose,
  address: user?.attributes['email'] ?? '',
});

type Asking = Pick<Caller, 'address'>;

/** A network as a code knows it. That of a sign-up knows it by its address, because a further sign-up takes it over. */
const askerOf = ({ userId, purpose, address }: CodeUse, network: string): string =>
  networkHash(purpose === 'sign_up' ? address.toLowerCase() : userId, network);

const isAskerSql = (use: CodeUse, address: string) =>
  sql`coalesce((${identityCodes.askers} ->> ${askerOf(use, address)})::bigint > extract(epoch from now()), false)`;

const currentAskers = sql`(select coalesce(jsonb_object_agg(asker, until), '{}')
  from jsonb_each(${identityCodes.askers}) as asked(asker, until) where until::bigint > extract(epoch from now()))`;

const newAsker = (use: CodeUse, address: string) => ({
  [askerOf(use, address)]: Math.floor((Date.now() + codeLifetimeMs) / 1_000),
});

/**
 * Stores the hash of a code within a transaction. The code replaces the previous one, and keeps who asked for that: strangers who
 * ask must not take away the tries of the user. If the previous one is `retained`, it can be tried like a new one, and at least as
 * long. Deletes what has expired, which answers like a code that never was.
 */
export const storeCode = async (
  deps: IdentityDeps,
  transaction: Pick<Database['orm'], 'insert' | 'delete'>,
  use: CodeUse,
  code: string,
  { address }: Asking,
  retained = false,
): Promise<void> => {
  const { userId, purpose } = use;
  const expiresAt = new Date(Date.now() + codeLifetimeMs);
  const values = { hash: hashOf(deps, use, code), attempts: 0, tries: {}, expiresAt };
  const askers = newAsker(use, address);
  const later = sql`greatest(${identityCodes.expiresAt}, excluded.expires_at)`;
  const keeping = retained ? { hash: sql`${identityCodes.hash}`, expiresAt: later } : {};
  await transaction.delete(identityCodes).where(lt(identityCodes.expiresAt, sql`now()`));
  await transaction
    .insert(identityCodes)
    .values({ userId, purpose, askers, ...values })
    .onConflictDoUpdate({
      target: [identityCodes.userId, identityCodes.purpose],
      set: { ...values, ...keeping, askers: sql`${currentAskers} || excluded.askers` },
    });
};

/**
 * Stores a code that nobody gets, for a name to which none is sent: so that tries of it are answered like those of a code that
 * was sent. The code that confirmed a sign-up goes on saying so, because its owner gets no other.
 */
export const storeUnsentCode = (
  deps: IdentityDeps,
  account: Account,
  purpose: CodePurpose,
  caller: Asking,
): Promise<void> =>
  storeCode(
    deps,
    deps.database.orm,
    useOf(account, purpose),
    randomBytes(32).toString('hex'),
    caller,
    purpose === 'sign_up',
  );

/** Sends a new code. */
export const sendCode = async (
  deps: IdentityDeps,
  { id }: { readonly id: string },
  purpose: CodePurpose,
  destination: Destination,
  caller: Pick<Caller, 'address' | 'language'>,
) => {
  const code = newCode();
  const use = { userId: id, purpose, address: destination.address };
  await deps.database.orm.transaction(async (transaction) => {
    await storeCode(deps, transaction, use, code, caller);
    await deliverCode(deps, transaction, destination, {
      kind: mailOf[purpose],
      code,
      language: caller.language,
    });
  });
  deps.mailer.wake();
  return deliveryTo(destination);
};

const isCodeOf = ({ userId, purpose }: CodeUse) =>
  and(eq(identityCodes.userId, userId), eq(identityCodes.purpose, purpose));

const isValid = (use: CodeUse) => and(isCodeOf(use), gt(identityCodes.expiresAt, sql`now()`));

/** Compares in constant time. */
const isHashOf = (deps: IdentityDeps, use: CodeUse, code: string, hash: string): boolean =>
  timingSafeEqual(Buffer.from(hash), Buffer.from(hashOf(deps, use, code)));

/**
 * Whether it is the code of a link that works. Nobody guesses what a link carries, so this does not count as a try. It says nothing about
 * a code to enter, which is short.
 */
export const isCodeOfLink = async (deps: IdentityDeps, use: CodeUse, code: string): Promise<boolean> => {
  if (code.length <= codeDigits) return false;
  const [stored] = await deps.database.orm.select().from(identityCodes).where(isValid(use));
  return stored !== undefined && isHashOf(deps, use, code, stored.hash);
};

/** Whether the network of the caller asked for a code that can be used, or for one that it replaced. */
export const hasAskedForCode = async (
  deps: IdentityDeps,
  use: CodeUse,
  { address }: Asking,
): Promise<boolean> => {
  const asked = and(isValid(use), isAskerSql(use, address));
  const found = await deps.database.orm
    .select({ purpose: identityCodes.purpose })
    .from(identityCodes)
    .where(asked);
  return found.length > 0;
};

/**
 * For who asks when nothing more is sent, because the mailbox has a code: their network gets tries of it, like those to whose request it
 * was sent. Throws beyond the limit of such networks, or if no code is left.
 */
export const askForSentCode = async (
  deps: IdentityDeps,
  account: Account,
  mail: { readonly address: string; readonly recipient: string; readonly purpose: CodePurpose },
): Promise<void> => {
  const use = useOf(account, mail.purpose);
  const { orm } = deps.database;
  const isAsker = isAskerSql(use, mail.address).mapWith(Boolean);
  const [sent] = await orm.select({ isAsker }).from(identityCodes).where(isValid(use));
  if (sent === undefined) throw limitExceeded();
  if (sent.isAsker) return;
  await limitAskers(deps, mail);
  const asker = JSON.stringify(newAsker(use, mail.address));
  await orm
    .update(identityCodes)
    .set({ askers: sql`${currentAskers} || ${asker}::jsonb` })
    .where(isValid(use));
};

/**
 * Checks a code and returns its hash. Throws when it is wrong, has expired, or was tried too often. Only its account can try that of an
 * attribute, from wherever it has signed in: that has five tries in all.
 */
const tryCode = async (
  deps: IdentityDeps,
  use: CodeUse,
  code: string,
  { address }: Asking,
): Promise<string> => {
  if (await isCodeOfLink(deps, use, code)) return hashOf(deps, use, code);
  const isKnown = isKnownSql(use.userId, networkHash(use.userId, address));
  const isOfAttribute = use.purpose.startsWith('attribute:');
  const isUsual = isOfAttribute ? sql`true` : sql`(${isAskerSql(use, address)} or ${isKnown})`;
  // A stranger's /48 counts as one network, apart from known callers in it.
  const network = isOfAttribute
    ? sql`'account'::text`
    : sql`case when ${isUsual} then ${askerOf(use, address)}::text
        else ${askerOf(use, widestNetworkOf(address))}::text end`;
  const ownTries = sql`coalesce((${identityCodes.tries} ->> (${network}))::int, 0)`;
  // Counts the try before it compares, so that simultaneous tries count, too.
  const [stored] = await deps.database.orm
    .update(identityCodes)
    .set({
      attempts: sql`${identityCodes.attempts} + case when ${isUsual} then 0 else 1 end`,
      tries: sql`${identityCodes.tries} || jsonb_build_object(${network}, ${ownTries} + 1)`,
    })
    .where(
      and(isValid(use), lt(ownTries, maxTries), or(isUsual, lt(identityCodes.attempts, maxTriesOfStrangers))),
    )
    .returning();
  if (stored === undefined) throw expiredCode();
  if (!isHashOf(deps, use, code, stored.hash)) throw wrongCode();
  return stored.hash;
};

/**
 * Uses up a code. Throws when it is wrong, has expired, or was tried too often. What the code is for may still be refused
 * before: then the code stays.
 */
export const consumeCode = async (
  deps: IdentityDeps,
  use: CodeUse,
  code: string,
  caller: Asking,
  accept?: () => Promise<void>,
): Promise<void> => {
  const hash = await tryCode(deps, use, code, caller);
  await accept?.();
  // Of two requests with the right code only one deletes it.
  const used = await deps.database.orm
    .delete(identityCodes)
    .where(and(isCodeOf(use), eq(identityCodes.hash, hash)))
    .returning();
  if (used.length === 0) throw expiredCode();
};

/**
 * Checks a code and keeps it for a day: whoever enters it again has received it, and may learn what it did. The caller makes
 * sure that it counts once.
 */
export const confirmCode = async (
  deps: IdentityDeps,
  use: CodeUse,
  code: string,
  caller: Asking,
): Promise<void> => {
  const hash = await tryCode(deps, use, code, caller);
  await deps.database.orm
    .update(identityCodes)
    .set({ attempts: 0, tries: {}, expiresAt: new Date(Date.now() + proofMs) })
    .where(and(isCodeOf(use), eq(identityCodes.hash, hash)));
};

export const wrongCode = () =>
  new IdentityError('CodeMismatchException', 'Invalid verification code provided, please try again.');

/** For a code that has expired, was tried too often, or was never asked for: the same for an unknown account. */
export const expiredCode = () =>
  new IdentityError('ExpiredCodeException', 'Invalid code provided, please request a code again.');
