import type { Deps } from '../../server/deps.ts';
import { HttpProblem, unprocessable } from '../../rest/httpProblem.ts';
import type { Language } from '../../rest/language.ts';
import { accountOf } from './accountOf.ts';
import { verifyAddress } from './emailVerification.ts';
import { isSame, secretHashOf } from './secrets.ts';
import { siteLink } from './siteLink.ts';
import { claimToken, findToken, issueToken, releaseToken, spendTokens, type Token } from './tokenStore.ts';

interface Link {
  email: string;
  token: string;
}

const unusable = () =>
  unprocessable({
    field: 'token',
    code: 'expired',
    message: 'This link cannot be used any more: ask for another one.',
  });

export const withoutIdentity = () =>
  new HttpProblem(
    503,
    'Passwords cannot be changed: the identity service is not set up (IDENTITY_ADMIN_URL, IDENTITY_ADMIN_KEY).',
  );

/** Mails a link to whoever has an account with this address. */
export const sendResetLink = async (
  { database, mailer, identityAdmin, siteOrigin }: Deps,
  language: Language,
  email: string,
): Promise<void> => {
  const account = await accountOf(database, identityAdmin, email);
  if (account === null) return;
  await database.orm.transaction(async (transaction) => {
    const { token, secretHash } = await issueToken(transaction, {
      purpose: 'reset_password',
      email,
      userId: account.id,
    });
    await mailer.keep(transaction, {
      kind: 'resetPassword',
      language,
      recipient: account.email,
      link: siteLink(siteOrigin, language, { modal: 'ResetPassword', email, token, secretHash }),
    });
  });
  mailer.wake();
};

export const demandUsableLink = async ({ database }: Deps, { email, token }: Link): Promise<Token> => {
  const found = await findToken(database, 'reset_password', email, token);
  if (found === null) throw unusable();
  return found;
};

/** Sets the password of the link's account. The link is used up only when that is done. */
export const resetPassword = async (
  deps: Deps,
  language: Language,
  { secretHash, password, ...link }: Link & { secretHash: string; password: string },
): Promise<void> => {
  const { database, mailer, identityAdmin } = deps;
  const { email, token } = link;
  const { secret, userId } = await demandUsableLink(deps, link);
  if (secret === null || userId === null || !isSame(secretHash, secretHashOf(secret, email, token))) {
    throw unusable();
  }
  if (identityAdmin === null) throw withoutIdentity();
  const claimed = await claimToken(database, 'reset_password', email, token);
  if (claimed === null) throw unusable();
  let isThere: boolean;
  try {
    isThere = await identityAdmin.setPassword(userId, password);
  } catch (error) {
    await releaseToken(database, claimed);
    throw error;
  }
  await database.orm.transaction(async (transaction) => {
    await spendTokens(transaction, claimed);
    if (!isThere) return;
    // Whoever holds the link reads the mails of this address.
    await verifyAddress(transaction, email);
    await mailer.keep(transaction, { kind: 'passwordChanged', language, recipient: email });
  });
  if (!isThere) throw unusable();
  mailer.wake();
};
