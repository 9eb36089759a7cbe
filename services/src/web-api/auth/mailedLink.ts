import type { Database } from '../../db/database.ts';
import type { TokenPurpose } from '../../db/schema/accountToken.ts';
import type { MailKind } from '../../mail/mailKinds.ts';
import { unprocessable } from '../../rest/httpProblem.ts';
import type { Language } from '../../rest/language.ts';
import type { Deps } from '../../server/deps.ts';
import { claimToken, issueToken, releaseToken, type Token } from './tokenStore.ts';

/** The homepage of the site in a language; English has no prefix. */
const siteLink = (siteOrigin: string, language: Language, query: Readonly<Record<string, string>>): string =>
  `${siteOrigin}${language === 'en' ? '/' : `/${language}`}?${new URLSearchParams(query).toString()}`;

/** The parts of a mailed link that identify it. */
export interface Link {
  email: string;
  token: string;
}

interface LinkMail {
  kind: MailKind;
  purpose: TokenPurpose;
  language: Language;
  account: { id: string | null; email: string; passwordState: string | null };
  email: string;
  /** Returns the query parameters of the link. */
  query: (issued: { token: string; secretHash: string }) => Record<string, string>;
}

export const unusableLink = () =>
  unprocessable({
    field: 'token',
    code: 'expired',
    message: 'This link can no longer be used. Request a new one.',
  });

/** Creates a token and mails a link with it. */
export const mailLink = async (
  { database, mailer, siteOrigin }: Pick<Deps, 'database' | 'mailer' | 'siteOrigin'>,
  { kind, purpose, language, account, email, query }: LinkMail,
): Promise<void> => {
  await database.orm.transaction(async (transaction) => {
    const { id: userId, passwordState } = account;
    const issued = await issueToken(transaction, { purpose, email, userId, passwordState });
    await mailer.store(transaction, {
      kind,
      language,
      recipient: account.email,
      link: siteLink(siteOrigin, language, query(issued)),
    });
  });
  mailer.wake();
};

/** Claims a link for this request and runs the work; releases the link if the work fails. */
export const withLink = async <T>(
  database: Database,
  purpose: TokenPurpose,
  { email, token }: Link,
  work: (claimed: Token) => Promise<T>,
): Promise<T> => {
  const claimed = await claimToken(database, purpose, email, token);
  if (claimed === null) throw unusableLink();
  try {
    return await work(claimed);
  } catch (error) {
    await releaseToken(database, claimed);
    throw error;
  }
};
