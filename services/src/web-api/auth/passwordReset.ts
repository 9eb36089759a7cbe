import type { Deps } from '../../server/deps.ts';
import { HttpProblem } from '../../rest/httpProblem.ts';
import type { IdentityAdmin, ManagedAccount } from '../../identity/identityAdmin.ts';
import type { Language } from '../../rest/language.ts';
import { findAccount } from './findAccount.ts';
import { verifyAddress } from './emailVerification.ts';
import { mailLink, unusableLink, withLink, type Link } from './mailedLink.ts';
import { isSame, secretHashOf, usageHashOf } from '../../text/secrets.ts';
import { findToken, keepSpentToken, spendTokens, wasUsedFor, type Token } from './tokenStore.ts';

export const identityNotConfigured = () =>
  new HttpProblem(
    503,
    'Passwords cannot be changed: the identity service is not set up (COGNITO_USER_POOL_ID).',
  );

/** Sends a link to choose a new password, if the address has an account. */
export const sendResetLink = async (deps: Deps, language: Language, email: string): Promise<void> => {
  const account = await findAccount(deps.database, deps.identityAdmin, email);
  if (account === null) return;
  await mailLink(deps, {
    kind: 'resetPassword',
    purpose: 'reset_password',
    language,
    account,
    email,
    query: ({ token, secretHash }) => ({ modal: 'ResetPassword', email, token, secretHash }),
  });
};

/** Throws if the account has another address or another password since the link was sent. */
const requireSameAccount = async (
  admin: IdentityAdmin,
  { email, userId, passwordState }: Token,
): Promise<ManagedAccount> => {
  const account = await admin.findByEmail(email);
  if (account === null || account.id !== userId || passwordState === null) throw unusableLink();
  if (!admin.isPasswordUnchanged(passwordState, account.passwordState)) throw unusableLink();
  return account;
};

export const requireUsableLink = async (
  { database, identityAdmin }: Deps,
  { email, token }: Link,
): Promise<Token> => {
  const found = await findToken(database, 'reset_password', email, token);
  if (found === null) throw unusableLink();
  if (identityAdmin !== null) await requireSameAccount(identityAdmin, found);
  return found;
};

/**
 * Sets the password of the link's account. Uses up the link only if that succeeds. The same request can be repeated, because its
 * answer may have been lost.
 */
export const resetPassword = async (
  deps: Deps,
  language: Language,
  { secretHash, password, ...link }: Link & { secretHash: string; password: string },
): Promise<void> => {
  const { database, mailer, identityAdmin } = deps;
  const { email, token } = link;
  const usedFor = usageHashOf(token, secretHash, password);
  if (await wasUsedFor(database, { purpose: 'reset_password', email, token, usedFor })) return;
  const { secret, userId } = await requireUsableLink(deps, link);
  if (secret === null || userId === null || !isSame(secretHash, secretHashOf(secret, email, token))) {
    throw unusableLink();
  }
  if (identityAdmin === null) throw identityNotConfigured();
  const { claimed, account } = await withLink(database, 'reset_password', link, async (claimed) => {
    const account = await requireSameAccount(identityAdmin, claimed);
    return { claimed, account: (await identityAdmin.setPassword(userId, password)) ? account : null };
  });
  await database.orm.transaction(async (transaction) => {
    await spendTokens(transaction, claimed);
    if (account === null) return;
    await keepSpentToken(transaction, claimed, usedFor);
    // The link came by mail, so it proves that its account owns the address.
    await verifyAddress(transaction, claimed);
    await mailer.store(transaction, { kind: 'passwordChanged', language, recipient: account.email });
  });
  if (account === null) throw unusableLink();
  mailer.wake();
};
