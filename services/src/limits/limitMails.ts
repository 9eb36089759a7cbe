import { mailboxOf } from '@citygigs/server/identity/mailbox.ts';
import type { Database } from '../db/database.ts';
import { limitRequests } from '../rest/requestLimit.ts';

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
}

/** A network gets a quarter of its hour in each quarter of an hour, so that nobody uses up the hour of all at once. */
const quarters = 4;
const quarterSeconds = 900;

/**
 * Counts a mail or text message to somebody, before it is sent. Throws a 429 beyond the limits of who asks and of who receives.
 * Counts what owners ask for apart: strangers cannot use that up. The rules are in the README.
 */
export const limitMails = async (
  database: Database,
  { sender, perAddress, perAccount }: MailLimits,
  { address, recipient, purpose, isOwner }: LimitedMail,
): Promise<void> => {
  const mailbox = mailboxOf(recipient);
  const half = Math.ceil(perAccount / 2);
  if (isOwner)
    return limitRequests(database, {
      kind: `${purpose} mail of its owner to`,
      subject: mailbox,
      max: half,
    });
  await limitRequests(database, {
    kind: `${sender} mail by`,
    subject: address,
    max: Math.ceil(perAddress / quarters),
    seconds: quarterSeconds,
  });
  await limitRequests(database, { kind: `${purpose} mail to ${mailbox} by`, subject: address, max: half });
  await limitRequests(database, { kind: `mail to ${mailbox} by`, subject: address, max: perAccount });
  await limitRequests(database, { kind: `${purpose} mail to`, subject: mailbox, max: perAccount });
  await limitRequests(database, { kind: 'mail to', subject: mailbox, max: 2 * perAccount });
};
