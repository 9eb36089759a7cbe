import { randomUUID } from 'node:crypto';
import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { mails } from '../db/schema/mail.ts';
import { composeMail, type MailRequest, type Sender } from './composeMail.ts';

export type Mail = typeof mails.$inferSelect;

/** Older mails are forgotten beyond this number. */
const MOST_KEPT = 500;

/** After this many tries a mail is given up. */
const MOST_ATTEMPTS = 6;

/** Writes a mail beside whatever else the transaction writes: both are there, or neither. */
export const keepMail = async (
  orm: Database['orm'],
  request: MailRequest,
  sender: Sender,
  isOutbox: boolean,
): Promise<void> => {
  const { kind, recipient, language } = request;
  const now = new Date();
  await orm.insert(mails).values({
    ...composeMail(request, sender),
    id: randomUUID(),
    kind,
    recipient,
    language,
    createdAt: now,
    nextAttemptAt: now,
  });
  // Nothing that a mail server is still to get is forgotten.
  const done = isOutbox ? sql`true` : sql`(sent_at is not null or attempts >= ${MOST_ATTEMPTS})`;
  await orm.execute(sql`delete from mails where id in (
    select id from mails where ${done} order by created_at desc, id desc offset ${MOST_KEPT})`);
};

/** The newest mails first. */
export const listMails = ({ orm }: Database): Promise<Mail[]> =>
  orm.select().from(mails).orderBy(desc(mails.createdAt)).limit(MOST_KEPT);

export const findMail = async ({ orm }: Database, id: string): Promise<Mail | null> =>
  (await orm.select().from(mails).where(eq(mails.id, id)))[0] ?? null;

type Due = Pick<Mail, 'id' | 'recipient' | 'subject' | 'text' | 'html'>;

/** The next mail that is due, for this process alone: it is due again later, and ever later, unless it is sent. */
export const claimDueMail = async (database: Database): Promise<Due | null> => {
  const [mail] = await database.rows<Due>(sql`
    update mails set attempts = attempts + 1, next_attempt_at = now() + interval '1 minute' * power(4, attempts)
    where id = (
      select id from mails
      where sent_at is null and next_attempt_at <= now() and attempts < ${MOST_ATTEMPTS}
      order by next_attempt_at limit 1 for update skip locked)
    returning id, recipient, subject, text, html`);
  return mail ?? null;
};

/** What was sent needs no body any more: it held a secret link. */
export const markSent = async ({ orm }: Database, id: string): Promise<void> => {
  await orm.update(mails).set({ sentAt: new Date(), text: '', html: '' }).where(eq(mails.id, id));
};
