import { mailboxOf } from '@citygigs/server/identity/mailbox.ts';
import type { Database } from '../db/database.ts';
import { widestNetworkOf } from '@citygigs/server/http/networkOf.ts';
import { isWithin, limitRequests, releaseRequests } from './requestLimit.ts';

/** How many mails and text messages visitors may cause within an hour. */
export interface MailLimits {
  /** What sends them; the requests of a network are counted for each. */
  readonly sender: string;
  /** At the request of one network. */
  readonly perAddress: number;
  /** To one mailbox or phone, for each purpose: half of them at the request of one network or of the owner. */
  readonly perAccount: number;
}

interface LimitedMail {
  /** The IP address of who asks. */
  readonly address: string;
  /** The mail address, phone number or name that was entered. */
  readonly recipient: string;
  readonly purpose: string;
  /** Whether the recipient asks: somebody who has proven it here, or whose network is known to the account. */
  readonly isOwner: boolean;
  /** The id of the signed-in user who claims the mailbox, if one does. */
  readonly claimedBy?: string;
}

/** A network gets a quarter of its hour in each quarter of an hour, so that nobody uses up the hour of all at once. */
const quarters = 4;
const quarterSeconds = 900;

/** Counts a mail at the request of a network. Throws a 429 beyond its limits. */
const limitSender = async (
  database: Database,
  { sender, perAddress, perAccount }: MailLimits,
  { address, recipient, purpose }: LimitedMail,
): Promise<void> => {
  const mailbox = mailboxOf(recipient);
  await limitRequests(database, {
    kind: `${sender} mail by`,
    subject: address,
    max: Math.ceil(perAddress / quarters),
    seconds: quarterSeconds,
  });
  // A subscriber with a whole /48 must not use up alone what a mailbox gets.
  const subject = widestNetworkOf(address);
  const half = Math.ceil(perAccount / 2);
  await limitRequests(database, { kind: `${purpose} mail to ${mailbox} by`, subject, max: half });
  await limitRequests(database, { kind: `mail to ${mailbox} by`, subject, max: perAccount });
};

/**
 * Counts a mail to a mailbox at the request of strangers. Throws a 429 beyond its limits; the first of each purpose in an hour always goes,
 * and the first to each spelling has as many again, because what other spellings were sent is of no use for its account.
 */
const limitRecipient = async (
  database: Database,
  { perAccount }: MailLimits,
  { recipient, purpose }: LimitedMail,
): Promise<void> => {
  const subject = mailboxOf(recipient);
  const isFirstTo = (name: string, of: string): Promise<boolean> =>
    isWithin(limitRequests(database, { kind: `first ${purpose} mail to ${name}`, subject: of, max: 1 }));
  const isFirst = await isFirstTo('mailbox', subject);
  const share = (await isFirstTo('spelling', recipient.toLowerCase())) ? 2 : 1;
  await limitRequests(database, { kind: `${purpose} mail to`, subject, max: share * perAccount });
  if (!isFirst) await limitRequests(database, { kind: 'mail to', subject, max: share * 2 * perAccount });
};

/**
 * Counts a mail to a mailbox that a signed-in user claims. Throws a 429 beyond the limits, apart from those of strangers. The first of
 * each account in an hour has as many again, because a code that others asked for proves nothing for this account.
 */
const limitClaim = async (
  database: Database,
  { sender, perAddress, perAccount }: MailLimits,
  { address, recipient, purpose }: LimitedMail,
  account: string,
): Promise<void> => {
  const subject = mailboxOf(recipient);
  const first = { kind: `first ${purpose} mail of ${account} to`, subject };
  const isFirst = await isWithin(limitRequests(database, { ...first, max: 1 }));
  const max = isFirst ? 2 * perAccount : perAccount;
  try {
    await limitRequests(database, {
      kind: `${sender} mail of signed-in users by`,
      subject: address,
      max: Math.ceil(perAddress / quarters),
      seconds: quarterSeconds,
    });
    await limitRequests(database, {
      kind: `claiming ${purpose} mail to ${subject} by`,
      subject: widestNetworkOf(address),
      max: Math.ceil(max / 2),
    });
    await limitRequests(database, { kind: `claiming ${purpose} mail to`, subject, max });
  } catch (error) {
    if (isFirst) await releaseRequests(database, [first]);
    throw error;
  }
};

/**
 * Counts a mail or text message to somebody, before it is sent. Throws a 429 beyond the limits of who asks. Returns whether it may be
 * sent: beyond the limits of who receives, what was sent before must serve. Counts what owners ask for apart: strangers cannot use
 * that up. The rules are in the README.
 */
export const mayMail = async (
  database: Database,
  limits: MailLimits,
  mail: LimitedMail,
): Promise<boolean> => {
  if (mail.isOwner || mail.claimedBy !== undefined) {
    await limitMails(database, limits, mail);
    return true;
  }
  await limitSender(database, limits, mail);
  return isWithin(limitRecipient(database, limits, mail));
};

/** The same for what cannot be sent before, such as the code of a sign-in: throws a 429 beyond the limits of who receives, too. */
export const limitMails = async (
  database: Database,
  limits: MailLimits,
  mail: LimitedMail,
): Promise<void> => {
  if (mail.isOwner)
    return limitRequests(database, {
      kind: `${mail.purpose} mail of its owner to`,
      subject: mailboxOf(mail.recipient),
      max: Math.ceil(limits.perAccount / 2),
    });
  if (mail.claimedBy !== undefined) return limitClaim(database, limits, mail, mail.claimedBy);
  await limitSender(database, limits, mail);
  await limitRecipient(database, limits, mail);
};
