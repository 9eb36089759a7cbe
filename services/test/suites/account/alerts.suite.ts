import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sendAlerts } from '../../../src/alerts/sendAlerts.ts';
import { connectIdentityAdmin } from '../../../src/identity/identityAdmin.ts';
import { startMailer, type Mailer } from '../../../src/mail/mailer.ts';
import { addOffer, removeOffers } from '../../addOffer.ts';
import { rowsOf } from '../../rowsOf.ts';
import { mailsTo } from '../../sentMails.ts';
import { call, type List, type ServicesOf } from '../../testServices.ts';

const graz = 2778067;
const linz = 2772400;
const hour = 3_600_000;
const later = (hours: number) => new Date(Date.now() + hours * hour);

interface Mail {
  readonly kind: string;
  readonly language: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly unsubscribe_url: string;
}

export const alertsSuite = (services: ServicesOf): void => {
  let added: number[] = [];
  let users = 0;
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
        identityAdmin: await connectIdentityAdmin(services().managed.admin.settings, database),
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

  describe('alerts', () => {
    it('mail what is new since they were switched on, in the language of the site, and nothing without news', async () => {
      const user = await subscriber({ city_id: graz, categories: ['delivery'] }, '/web-api/de');
      await offer({ cityId: graz, createdAt: later(-1) });
      await run();
      expect(await mailsOf(user)).toEqual([]);
      await offer({ cityId: graz });
      await offer({ cityId: graz, category: 'cleaning' });
      await offer({ cityId: linz });
      await run();
      const mails = await mailsOf(user);
      expect(mails).toMatchObject([
        { kind: 'newOffers', language: 'de', subject: 'Citygigs: neue Jobs zu deinen gespeicherten Suchen' },
      ]);
      const { text = '', html = '', unsubscribe_url: url = '' } = mails[0] ?? {};
      expect(text.match(/http:\/\/site\.test\/de\/graz\/\S+/g)).toHaveLength(1);
      expect(text).toContain('http://site.test/de/my-desk/saved');
      expect(url).toMatch(/^http:\/\/site\.test\/de\/my-desk\/saved\?token=[\w-]{43}$/);
      expect(text).toContain(url);
      expect(html).toContain(url);
      expect(failures).toEqual([]);
    });

    it('mail the new offers of all searches of a user at once, each offer once', async () => {
      const user = await subscriber({ city_id: graz });
      await as(user, 'PATCH', '/my/saved_searches/alert', { city_id: graz, type: 'weekend', alerts: true });
      await as(user, 'PATCH', '/my/saved_searches/alert', { city_id: linz, alerts: true });
      await as(user, 'PATCH', '/my/saved_searches', { add: [{ city_id: 2766824 }] });
      await offer({ cityId: graz, type: 'weekend' });
      await offer({ cityId: linz });
      await offer({ cityId: 2766824 });
      await run();
      const [mail, ...more] = await mailsOf(user);
      expect(more).toEqual([]);
      expect(mail?.text.match(/http:\/\/site\.test\/(?:graz|linz|salzburg)\/\S+/g)).toHaveLength(2);
    });

    it('mail at most once a day, and the next day what came later', async () => {
      const user = await subscriber();
      await offer({ cityId: graz });
      await run();
      await offer({ cityId: graz });
      await run();
      await run(later(2));
      expect(await mailsOf(user)).toHaveLength(1);
      await run(later(25));
      expect(await mailsOf(user)).toHaveLength(2);
      await run(later(50));
      expect(await mailsOf(user)).toHaveLength(2);
      const texts = (await mailsOf(user)).map(({ text }) => text.match(/http:\/\/site\.test\/graz\/\S+/g));
      expect(new Set(texts.flat()).size).toBe(2);
    });

    it('mail once when several processes run at the same time', async () => {
      const people = [await subscriber(), await subscriber(), await subscriber()];
      await offer({ cityId: graz });
      await Promise.all([run(), run(), run(), run()]);
      for (const user of people) expect(await mailsOf(user)).toHaveLength(1);
      expect(failures).toEqual([]);
    });

    it('lose and repeat nothing when a process ends between choosing the offers and storing the mail', async () => {
      const [user, other] = [await subscriber(), await subscriber()];
      await offer({ cityId: graz });
      const failing = (after: boolean) => (mailer: Mailer) => ({
        ...mailer,
        store: async (...args: Parameters<Mailer['store']>) => {
          if (args[1].recipient !== `${user}@example.org`) return mailer.store(...args);
          if (after) await mailer.store(...args);
          throw new Error('The process ends.');
        },
      });
      await run(new Date(), failing(false));
      await run(new Date(), failing(true));
      expect(failures).toHaveLength(2);
      expect([await mailsOf(user), await mailsOf(other)]).toMatchObject([[], [{ kind: 'newOffers' }]]);
      await run();
      await run();
      expect(await mailsOf(user)).toHaveLength(1);
      expect(await mailsOf(other)).toHaveLength(1);
    });

    it('wait while the mail of another day waits for the mail server', async () => {
      const user = await subscriber();
      await offer({ cityId: graz });
      await run();
      await services().database.rows(
        sql`update mails set send_until = now() + interval '3 days' where recipient = ${`${user}@example.org`}`,
      );
      await offer({ cityId: graz });
      await run(later(25));
      expect(await mailsOf(user)).toHaveLength(1);
      await run(later(80));
      expect(await mailsOf(user)).toHaveLength(2);
    });

    it('mail nothing to an address that is not confirmed any more, or of an account that is disabled or gone', async () => {
      const people = [await subscriber(), await subscriber(), await subscriber()];
      const [unconfirmed = '', disabled = '', gone = ''] = people;
      accountOf(unconfirmed).emailVerified = false;
      accountOf(disabled).enabled = false;
      services().managed.admin.accounts.delete(gone);
      await offer({ cityId: graz });
      await run();
      for (const user of people) expect(await mailsOf(user)).toEqual([]);
      accountOf(unconfirmed).emailVerified = true;
      await run();
      expect(await mailsOf(unconfirmed)).toHaveLength(1);
    });

    it('go to the address that the account has now', async () => {
      const user = await subscriber();
      accountOf(user).email = `${user}-new@example.org`;
      await offer({ cityId: graz });
      await run();
      expect([await mailsOf(user), await mailsOf(`${user}-new`)]).toMatchObject([[], [{}]]);
    });

    it('end with the account of the user', async () => {
      const user = await subscriber();
      expect((await as(user, 'DELETE', '/my/user')).status).toBe(200);
      await offer({ cityId: graz });
      await run();
      expect(await mailsOf(user)).toEqual([]);
    });

    it('go on for the others when the identity service fails', async () => {
      const user = await subscriber();
      await offer({ cityId: graz });
      services().managed.admin.fail('status');
      await run();
      services().managed.admin.fail(null);
      expect([failures.length, await mailsOf(user)]).toEqual([1, []]);
      await run();
      expect(await mailsOf(user)).toHaveLength(1);
    });
  });

  describe('unsubscribing', () => {
    it('works without a sign-in, again and again, and switches off all alerts of this user only', async () => {
      const [user, other] = [await subscriber(), await subscriber()];
      await as(user, 'PATCH', '/my/saved_searches/alert', { city_id: linz, alerts: true });
      await offer({ cityId: graz });
      await run();
      const token = tokenIn((await mailsOf(user))[0]);
      expect(await unsubscribe(token)).toBe(200);
      expect(await unsubscribe(token)).toBe(200);
      expect(await alertsOf(user)).toEqual([false, false]);
      expect(await alertsOf(other)).toEqual([true]);
      await offer({ cityId: graz });
      await run(later(25));
      expect((await mailsOf(user)).length).toBe(1);
      expect((await mailsOf(other)).length).toBe(2);
    });

    it('keeps a mail that waits for the mail server from being sent', async () => {
      const user = await subscriber();
      await offer({ cityId: graz });
      await run();
      expect(await unsubscribe(tokenIn((await mailsOf(user))[0]))).toBe(200);
      const [mail] = await rowsOf<{ due: boolean }>(
        services().database,
        sql`select send_until > now() as due from mails where recipient = ${`${user}@example.org`}`,
      );
      expect(mail?.due).toBe(false);
    });

    it('by a GET does nothing', async () => {
      const user = await subscriber();
      await offer({ cityId: graz });
      await run();
      const token = tokenIn((await mailsOf(user))[0]);
      expect((await services().app.inject(`/web-api/en/unsubscribe?token=${token}`)).statusCode).toBe(404);
      expect(await alertsOf(user)).toEqual([true]);
    });

    it('is refused with a forged or an old token, and with that of a deleted user', async () => {
      const user = await subscriber();
      await offer({ cityId: graz });
      await run();
      const token = tokenIn((await mailsOf(user))[0]);
      for (const forged of ['x', token.slice(1), token.toLowerCase(), user]) {
        expect(await unsubscribe(forged)).toBe(422);
      }
      expect(await alertsOf(user)).toEqual([true]);
      await as(user, 'DELETE', '/my/user');
      expect(await unsubscribe(token)).toBe(422);
      const old = await subscriber();
      await offer({ cityId: graz });
      await run();
      const oldToken = tokenIn((await mailsOf(old))[0]);
      await run(later(24 * 181));
      expect(await unsubscribe(oldToken)).toBe(422);
    });
  });
};
