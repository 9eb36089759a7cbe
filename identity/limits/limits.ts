import { widestNetworkOf } from '@citygigs/server/http/networkOf.ts';
import { mailboxOf } from '@citygigs/server/identity/mailbox.ts';
import { limitMails, mayMail } from '../../services/src/limits/limitMails.ts';
import {
  limitRequests,
  releaseRequests,
  type CountedRequest,
} from '../../services/src/limits/requestLimit.ts';
import { TooManyRequests } from '../../services/src/rest/tooManyRequests.ts';
import type { IdentityDeps, Caller } from '../deps.ts';
import { IdentityError } from '../rpc/identityError.ts';
import type { Visitor } from './visitor.ts';

type Deps = Pick<IdentityDeps, 'database' | 'settings'>;

/** Who tries, for which account and what; the account may be one that does not exist. */
interface Limited {
  readonly visitor: Visitor;
  readonly account: { readonly id: string };
  /** Purposes are counted apart, so that what anybody may ask for does not block what the owner needs. */
  readonly purpose: string;
}

type Address = Pick<Caller, 'address'>;

const byAddress = (kind: string, { address }: Address): CountedRequest => ({
  kind: `identity ${kind} by`,
  subject: address,
});

export const limitExceeded = (seconds = 3_600) =>
  new IdentityError('LimitExceededException', 'Attempt limit exceeded, please try after some time.', seconds);

/** Runs something limited. An error of the limit becomes Cognito's. */
const withLimit = async <Result>(limited: () => Promise<Result>): Promise<Result> => {
  try {
    return await limited();
  } catch (error) {
    if (!(error instanceof TooManyRequests)) throw error;
    throw limitExceeded(error.retryAfterSeconds);
  }
};

const count = ({ database }: Deps, request: CountedRequest, max: number): Promise<void> =>
  withLimit(() => limitRequests(database, { ...request, max }));

/** Counts the start of a check that cannot succeed or fail yet. Throws beyond the hourly limit of the address. */
export const limitStarts = (deps: Deps, caller: Address): Promise<void> =>
  count(deps, byAddress('starts', caller), deps.settings.limits.checksPerAddress);

/** Takes back the count of a start whose check follows, which counts itself. */
export const releaseStart = ({ database }: Deps, caller: Address): Promise<void> =>
  releaseRequests(database, [byAddress('starts', caller)]);

/** What has only a million values, so that one network must not try them on many accounts. */
const isCode = (purpose: string): boolean =>
  /^(?:sign_up|reset_password|attribute:.*|CUSTOM_CHALLENGE|SMS_MFA|SOFTWARE_TOKEN_MFA|MFA_SETUP)$/.test(
    purpose,
  );
const codesPerCheck = 8;

/** The counts that a right password or code takes back, with their shares of the limit of the account. */
const releasedCounts = ({ visitor, account, purpose }: Limited) => {
  const what = `identity checks for ${purpose} of ${account.id}`;
  const subject = visitor.isUsual ? visitor.key : widestNetworkOf(visitor.address);
  const own = [{ kind: `${what} by`, subject, share: isCode(purpose) ? 0.25 : 0.5 }];
  // What strangers try must not use up what the user needs.
  return visitor.isUsual ? own : [...own, { kind: `${what} by`, subject: 'strangers', share: 1 }];
};

/**
 * Counts a check of a password or code, before the check, so that simultaneous ones count, too. Throws beyond the hourly
 * limits of the address, of the visitor, and of all strangers to the account together.
 */
export const limitChecks = async (deps: Deps, limited: Limited): Promise<void> => {
  const { checksPerAddress, checksPerAccount } = deps.settings.limits;
  await count(deps, byAddress('checks', limited.visitor), checksPerAddress);
  if (isCode(limited.purpose))
    await count(deps, byAddress('codes', limited.visitor), Math.ceil(checksPerAddress / codesPerCheck));
  for (const { share, ...request } of releasedCounts(limited))
    await count(deps, request, Math.ceil(checksPerAccount * share));
};

/** Takes back the counts after a check that succeeded: only wrong passwords and codes use up the limits of accounts and codes. */
export const releaseChecks = ({ database }: Deps, limited: Limited): Promise<void> =>
  releaseRequests(database, [
    ...(isCode(limited.purpose) ? [byAddress('codes', limited.visitor)] : []),
    ...releasedCounts(limited),
  ]);

/** Clients ask every few seconds, so an hour of waiting takes hundreds of requests. */
const waitsPerCheck = 10;

/**
 * Counts the right password of an account that waits for its confirmation apart from all others, because clients send it
 * again and again until the user has opened the link.
 */
export const limitWaits = async (deps: Deps, caller: Address): Promise<void> => {
  await releaseRequests(deps.database, [byAddress('checks', caller)]);
  await count(deps, byAddress('waits', caller), waitsPerCheck * deps.settings.limits.checksPerAddress);
};

/** Counts the beginning of a hosted sign-in, which is stored. Throws a 429 beyond the hourly limit of the address. */
export const limitLogins = ({ database, settings }: Deps, caller: Address): Promise<void> =>
  limitRequests(database, {
    ...byAddress('logins', caller),
    max: settings.limits.loginsPerAddress,
  });

/** Counts a refresh of tokens. Throws beyond the hourly limit of the address. */
export const limitRefreshesBy = (deps: Deps, caller: Address): Promise<void> =>
  count(deps, byAddress('refreshes', caller), deps.settings.limits.refreshesPerAddress);

/** Counts a refresh of tokens. Throws beyond the hourly limit of the sign-in. */
export const limitRefreshesOf = (deps: Deps, signInId: string): Promise<void> =>
  count(deps, { kind: 'identity refreshes of', subject: signInId }, deps.settings.limits.refreshesPerSignIn);

type Mail = Parameters<typeof limitMails>[2];

const countMail = <Result>(
  { database, settings: { limits } }: Deps,
  mail: Mail,
  limit: (...args: Parameters<typeof limitMails>) => Promise<Result>,
): Promise<Result> =>
  withLimit(() =>
    limit(
      database,
      { sender: 'identity', perAddress: limits.codesPerAddress, perAccount: limits.codesPerAccount },
      { ...mail, purpose: `identity ${mail.purpose}` },
    ),
  );

/** Counts a code to send. Throws beyond the limits of who asks and of who receives. */
export const limitCodes = (deps: Deps, mail: Mail): Promise<void> => countMail(deps, mail, limitMails);

/**
 * Counts a code or link to send. Throws beyond the limits of who asks; false beyond those of who receives: then one that the
 * mailbox has must serve (`askForSentCode`).
 */
export const mayMailCode = (deps: Deps, mail: Mail): Promise<boolean> => countMail(deps, mail, mayMail);

/** How many networks get tries of a code within an hour although no mail goes out at their request. */
const askersWithoutMail = 7;

/** Counts a network that asks for a code of a mailbox that gets no more mails. Throws beyond the limit; of a /48 there is one. */
export const limitAskers = (
  { database }: Deps,
  { address, recipient, purpose }: Pick<Mail, 'address' | 'recipient' | 'purpose'>,
): Promise<void> =>
  withLimit(async () => {
    const mailbox = mailboxOf(recipient);
    const kind = `identity ${purpose} askers without mail`;
    const own = { kind: `${kind} of ${mailbox} by`, subject: widestNetworkOf(address) };
    await limitRequests(database, { ...own, max: 1 });
    try {
      await limitRequests(database, { kind: `${kind} of`, subject: mailbox, max: askersWithoutMail });
    } catch (error) {
      await releaseRequests(database, [own]);
      throw error;
    }
  });

/** Counts a code for an address that a signed-in user wants to have. Throws beyond the hourly limit of the account. */
export const limitAddresses = (deps: Deps, { id }: { readonly id: string }): Promise<void> =>
  count(deps, { kind: 'identity addresses of', subject: id }, deps.settings.limits.codesPerAccount);
