import type { Sender } from '../config/settings.ts';
import { randomUUID } from 'node:crypto';
import { and, desc, eq, isNull, lte, ne, sql, type SQL } from 'drizzle-orm';
import { Type, type Static } from 'typebox';
import type { Database } from '../db/database.ts';
import { mails } from '../db/schema/mail.ts';
import { alertMails } from '../db/schema/saved.ts';
import { nullableString } from '../rest/nullable.ts';
import { composeMail, type ComposedMail, type MailRequest } from './composeMail.ts';
import { composeText, type TextRequest } from './composeText.ts';
import { sendUntil } from './mailLifetimes.ts';

export type Mail = typeof mails.$inferSelect;

/** Older mails are deleted. */
const maxMails = 500;

/** A mail that fails this often is not sent again. */
const maxAttempts = 6;

/** Whether a row of `mails` still waits for the mail server at a time. */
export const isWaiting = (at: SQL = sql`now()`): SQL =>
  sql`(sent_at is null and send_until > ${at} and attempts < ${maxAttempts})`;

type StoredMail = ComposedMail & Pick<Mail, 'kind' | 'recipient' | 'language' | 'createdAt' | 'sendUntil'>;

const insertMail = async (orm: Database['orm'], mail: StoredMail, isOutbox: boolean): Promise<string> => {
  const { createdAt } = mail;
  const id = randomUUID();
  await orm.insert(mails).values({ ...mail, id, nextAttemptAt: createdAt });
  // Never delete unsent mails that may still be sent.
  const deletable = isOutbox ? sql`true` : sql`not ${isWaiting()}`;
  await orm.execute(sql`delete from mails where id in (
    select id from mails where ${deletable} order by created_at desc, id desc offset ${maxMails})`);
  return id;
};

/** Stores a mail within the caller's transaction, and returns its id. */
export const storeMail = async (
  orm: Database['orm'],
  request: MailRequest,
  sender: Sender,
  isOutbox: boolean,
): Promise<string> => {
  const { kind, recipient, language } = request;
  const createdAt = new Date();
  const times = { createdAt, sendUntil: sendUntil(kind, createdAt, isOutbox) };
  return insertMail(orm, { ...composeMail(request, sender), kind, recipient, language, ...times }, isOutbox);
};

/** Stores a text message to a phone among the mails of the outbox, within the caller's transaction. */
export const storeText = async (
  orm: Database['orm'],
  request: TextRequest,
  { productName }: Sender,
): Promise<void> => {
  const text = composeText(request, productName);
  const { recipient, language } = request;
  const kind = 'textMessage';
  const now = new Date();
  // A phone number is no mail address, so a mail server must never get it.
  const times = { createdAt: now, sendUntil: now };
  await insertMail(
    orm,
    { subject: text, text, html: '', unsubscribeUrl: null, kind, recipient, language, ...times },
    true,
  );
};

/** Returns all mails, newest first. */
export const listMails = ({ orm }: Database): Promise<Mail[]> =>
  orm.select().from(mails).orderBy(desc(mails.createdAt)).limit(maxMails);

export const findMail = async ({ orm }: Database, id: string): Promise<Mail | null> =>
  (await orm.select().from(mails).where(eq(mails.id, id)))[0] ?? null;

const DueMail = Type.Object({
  id: Type.String(),
  recipient: Type.String(),
  subject: Type.String(),
  text: Type.String(),
  html: Type.String(),
  unsubscribe_url: nullableString(),
});

/**
 * Claims the next due mail for this process (SKIP LOCKED) and schedules its retry with back-off. Mails about new offers are
 * last: a visitor waits for the others, which carry codes and links that soon expire.
 */
export const claimDueMail = async (database: Database): Promise<Static<typeof DueMail> | null> => {
  const [mail] = await database.rows(
    sql`
    update mails set attempts = attempts + 1, next_attempt_at = now() + interval '1 minute' * power(4, attempts)
    where id = (
      select id from mails
      where next_attempt_at <= now() and ${isWaiting()}
      order by kind = 'newOffers', next_attempt_at limit 1 for update skip locked)
    returning id, recipient, subject, text, html, unsubscribe_url`,
    DueMail,
  );
  return mail ?? null;
};

/** Lets a mail wait behind the others because the mail server cannot be reached. The attempt does not count. */
export const releaseMail = async ({ orm }: Database, id: string): Promise<void> => {
  await orm
    .update(mails)
    .set({ attempts: sql`attempts - 1`, nextAttemptAt: sql`now()` })
    .where(eq(mails.id, id));
};

/** What holds secret links. */
const emptied = { text: '', html: '', unsubscribeUrl: null };

/** Empties the bodies of mails that will not be sent any more, because they contain secret links. */
export const emptyExpired = async ({ orm }: Database): Promise<void> => {
  await orm
    .update(mails)
    .set(emptied)
    .where(and(isNull(mails.sentAt), lte(mails.sendUntil, sql`now()`), ne(mails.text, '')));
};

/** Also empties the body, because it contains a secret link. The offers of a mail about new ones are then announced. */
export const markSent = ({ orm }: Pick<Database, 'orm'>, id: string): Promise<void> =>
  orm.transaction(async (transaction) => {
    const sentAt = new Date();
    await transaction
      .update(mails)
      .set({ sentAt, ...emptied })
      .where(eq(mails.id, id));
    await transaction.update(alertMails).set({ announcedAt: sentAt }).where(eq(alertMails.mailId, id));
  });
