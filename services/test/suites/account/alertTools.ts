import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect } from 'vitest';
import { sendAlerts } from '../../../src/alerts/sendAlerts.ts';
import { cognitoAdmin } from '../../../src/identity/cognito/cognitoAdmin.ts';
import { startMailer, type Mailer } from '../../../src/mail/mailer.ts';
import { addOffer, removeOffers } from '../../addOffer.ts';
import { rowsOf } from '../../rowsOf.ts';
import { mailsTo } from '../../sentMails.ts';
import { call, type List, type ServicesOf } from '../../testServices.ts';

export const graz = 2778067;
export const linz = 2772400;
export const salzburg = 2766824;
const hour = 3_600_000;
export const later = (hours: number) => new Date(Date.now() + hours * hour);

interface Mail {
  readonly id: string;
  readonly kind: string;
  readonly language: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly unsubscribe_url: string;
}

let users = 0;

/** Mails that a mail server would send. */
export const withServer = (mailer: Mailer): Mailer => ({ ...mailer, isOutbox: false });

/** What the suites of alerts share: users with alerts, offers that each test adds, runs of the job. */
export const alertTools = (services: ServicesOf) => {
  let added: number[] = [];
  let failures: unknown[] = [];

  const managed = () => ({ ...services(), app: services().managed.app });
  const as = (user: string, method: 'GET' | 'PATCH' | 'DELETE', path: string, body?: object) =>
    call<List<{ alerts: boolean }>>(managed(), method, path, { user, body });
  const accountOf = (user: string) => {
    const account = services().managed.admin.accounts.get(user);
    if (account === undefined) throw new Error('There is no such account.');
    return account;
  };
  /** A user whose address is confirmed and who has an alert. */
  const subscriber = async (search: object = { city_id: graz }, prefix = ''): Promise<string> => {
    users += 1;
    const user = `subscriber-${users}`;
    const email = `${user}@example.org`;
    services().managed.admin.accounts.set(user, { id: user, email, password: 'p', emailVerified: true });
    const body = { ...search, alerts: true };
    expect((await as(user, 'PATCH', `${prefix}/my/saved_searches/alert`, body)).status).toBe(204);
    return user;
  };
  const offer = async (details: Parameters<typeof addOffer>[1]) => {
    const id = await addOffer(services().database, details);
    added.push(id);
    return id;
  };
  const run = async (now = new Date(), change: (mailer: Mailer) => Mailer = (mailer) => mailer) => {
    const { database } = services();
    const sender = { productName: 'Citygigs', contactEmail: 'help@site.test', smtpUrl: null };
    await sendAlerts(
      {
        database,
        mailer: change(startMailer(database, sender, () => undefined)),
        siteOrigin: 'http://site.test',
        identityAdmin: cognitoAdmin(services().managed.admin.settings, database),
      },
      { now, onFailure: (error) => failures.push(error) },
    );
  };
  const mailsOf = async (user: string) =>
    (await mailsTo(services().app, `${user}@example.org`)) as unknown as Mail[];
  const tokenIn = (mail: Mail | undefined) =>
    new URL(mail?.unsubscribe_url ?? '').searchParams.get('token') ?? '';
  const unsubscribe = async (token: string) =>
    (await call(services(), 'POST', '/unsubscribe', { body: { token } })).status;
  /** Whether a mail about new offers is still to be sent to the user. */
  const isDue = async (user: string) => {
    const [mail] = await rowsOf<{ due: boolean }>(
      services().database,
      sql`select coalesce(bool_or(send_until > now()), false) as due from mails
        where kind = 'newOffers' and recipient = ${`${user}@example.org`}`,
    );
    return mail?.due;
  };
  const alertsOf = async (user: string) =>
    (await as(user, 'GET', '/my/saved_searches')).body.items.map(({ alerts }) => alerts);

  beforeEach(() => {
    failures = [];
  });
  afterEach(async () => {
    await removeOffers(services().database, added);
    added = [];
    await services().database.rows(sql`update saved_searches set alerts_since = null`);
  });

  return {
    as,
    accountOf,
    subscriber,
    offer,
    run,
    mailsOf,
    tokenIn,
    unsubscribe,
    isDue,
    alertsOf,
    failures: () => failures,
  };
};
