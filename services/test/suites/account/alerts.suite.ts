import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Mailer } from '../../../src/mail/mailer.ts';
import { markSent } from '../../../src/mail/mailStore.ts';
import type { ServicesOf } from '../../testServices.ts';
import { alertTools, graz, later, linz, salzburg, withServer } from './alertTools.ts';

export const alertsSuite = (services: ServicesOf): void => {
  const { as, accountOf, subscriber, offer, run, mailsOf, failures } = alertTools(services);

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
      expect(text).toMatch(/^\S.* · \S.* · Graz/m);
      expect(text.match(/http:\/\/site\.test\/de\/graz\/\S+/g)).toHaveLength(1);
      expect(text).toContain('http://site.test/de/my-desk/saved');
      expect(url).toMatch(/^http:\/\/site\.test\/de\/my-desk\/saved\?token=[\w-]{43}$/);
      expect(text).toContain(url);
      expect(html).toContain(url);
      expect(failures()).toEqual([]);
    });

    it('mail the new offers of all searches of a user at once, each offer once', async () => {
      const user = await subscriber({ city_id: graz });
      await as(user, 'PATCH', '/my/saved_searches/alert', { city_id: graz, type: 'weekend', alerts: true });
      await as(user, 'PATCH', '/my/saved_searches/alert', { city_id: linz, alerts: true });
      await as(user, 'PATCH', '/my/saved_searches', { add: [{ city_id: salzburg }] });
      await offer({ cityId: graz, type: 'weekend' });
      await offer({ cityId: linz });
      await offer({ cityId: salzburg });
      await run();
      const [mail, ...more] = await mailsOf(user);
      expect(more).toEqual([]);
      expect(mail?.text.match(/http:\/\/site\.test\/(?:graz|linz|salzburg)\/\S+/g)).toHaveLength(2);
    });

    it('mail only offers that fulfil the filter of the search, which figures may decide', async () => {
      const user = await subscriber({ city_id: graz, filter: { age: 16 } });
      await as(user, 'PATCH', '/my/saved_searches/alert', {
        city_id: linz,
        filter: { pay_from: 12, age: 18 },
        alerts: true,
      });
      await offer({ cityId: graz });
      await offer({ cityId: linz });
      await run();
      expect(await mailsOf(user)).toEqual([]);
      await offer({ cityId: graz, minAge: 16 });
      const paid = await offer({ cityId: linz });
      await services().database.rows(sql`
        insert into earnings (job_offer_id, amount_minor, currency, created_at)
        select ${paid}::int, 1250, 'EUR', now()`);
      await run();
      const [mail, ...more] = await mailsOf(user);
      expect(more).toEqual([]);
      expect(mail?.text.match(/http:\/\/site\.test\/(?:graz|linz)\/\S+/g)).toHaveLength(2);
      await services().database.rows(sql`delete from earnings where job_offer_id = ${paid}::int`);
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
      expect(failures()).toEqual([]);
    });

    it('mail at most once in 20 hours, also after midnight', async () => {
      const user = await subscriber();
      const evening = new Date();
      evening.setUTCHours(24 + 23, 50, 0, 0);
      const hoursAfter = (hours: number) => new Date(evening.getTime() + hours * 3_600_000);
      await offer({ cityId: graz });
      await run(evening);
      await offer({ cityId: graz });
      await run(hoursAfter(0.5));
      await run(hoursAfter(19.9));
      expect(await mailsOf(user)).toHaveLength(1);
      await run(hoursAfter(20.1));
      expect(await mailsOf(user)).toHaveLength(2);
      expect(failures()).toEqual([]);
    });

    it('mail once when several processes run at the same time', async () => {
      const people = [await subscriber(), await subscriber(), await subscriber()];
      await offer({ cityId: graz });
      await Promise.all([run(), run(), run(), run()]);
      for (const user of people) expect(await mailsOf(user)).toHaveLength(1);
      expect(failures()).toEqual([]);
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
      expect(failures()).toHaveLength(2);
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
      await run(later(25));
      expect(await mailsOf(unconfirmed)).toHaveLength(1);
    });

    it('ask for the address of a user who cannot be reached once a day, or when an alert is switched on again', async () => {
      const user = await subscriber();
      const questions = () =>
        services().managed.admin.calls.filter((request) => request === `ListUsers ${user}`).length;
      await offer({ cityId: graz });
      accountOf(user).emailVerified = false;
      const before = questions();
      for (const hours of [0, 0, 23]) await run(later(hours));
      expect(questions() - before).toBe(1);
      await run(later(25));
      expect(questions() - before).toBe(2);
      accountOf(user).emailVerified = true;
      await as(user, 'PATCH', '/my/saved_searches/alert', { city_id: graz, alerts: true });
      await run();
      expect(await mailsOf(user)).toHaveLength(1);
    });

    it('announce again what a mail announced that failed for good, and nothing that one sent', async () => {
      const [failed, sent] = [await subscriber(), await subscriber()];
      await offer({ cityId: graz });
      await run(new Date(), withServer);
      const { database } = services();
      await database.rows(sql`update mails set attempts = 6 where recipient = ${`${failed}@example.org`}`);
      const [mail] = await mailsOf(sent);
      await markSent(database, mail?.id ?? '');
      await run(later(2), withServer);
      expect(await mailsOf(failed)).toHaveLength(1);
      await run(later(25), withServer);
      const [again, first] = await mailsOf(failed);
      expect(again?.text.match(/http:\/\/site\.test\/graz\/\S+/g)).toEqual(
        first?.text.match(/http:\/\/site\.test\/graz\/\S+/g),
      );
      expect(await mailsOf(sent)).toHaveLength(1);
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
      expect((await mailsOf(user)).map(({ kind }) => kind)).toEqual(['accountDeleted']);
    });

    it('go on for the others when the identity service fails', async () => {
      const user = await subscriber();
      await offer({ cityId: graz });
      services().managed.admin.fail('status');
      await run();
      services().managed.admin.fail(null);
      expect([failures().length, await mailsOf(user)]).toEqual([1, []]);
      await run();
      expect(await mailsOf(user)).toHaveLength(1);
    });
  });
};
