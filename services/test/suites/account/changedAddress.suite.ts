import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { IdentityAdmin } from '../../../src/identity/identityAdmin.ts';
import { userFrom } from '../../../src/identity/idToken.ts';
import { startMailer } from '../../../src/mail/mailer.ts';
import { exclude } from '../../../src/moderation/exclude.ts';
import { include } from '../../../src/moderation/takeBack.ts';
import { takesApplications } from '../../../src/sql/takesApplications.ts';
import { followAddress } from '../../../src/web-api/my/user/followAddress.ts';
import { homeOf, oldUser } from '../../people.ts';
import { rowsOf } from '../../rowsOf.ts';
import { mailsTo } from '../../sentMails.ts';
import { berlinOffer, numberFrom, type ServicesOf } from '../../testServices.ts';

export const changedAddressSuite = (services: ServicesOf): void => {
  let offer = 0;
  beforeAll(async () => {
    offer = await berlinOffer(services(), 'nestkin');
  });

  const send = async (
    user: string,
    claims: object,
    [method, path, payload]: readonly ['POST' | 'GET' | 'DELETE', string, object?],
  ) => {
    const { app, identity } = services();
    return app.inject({
      method,
      url: `/web-api/en${path}`,
      headers: {
        authorization: `Bearer ${identity.tokenOf(user, { claims: { email_verified: true, ...claims } })}`,
        'x-forwarded-for': homeOf(user),
      },
      ...(payload !== undefined && { payload }),
    });
  };
  const logIn = (user: string, claims: object) => send(user, claims, ['POST', '/my/user/init']);
  const earningPath = () => `/job_offers/${offer}/earning`;
  const report = (user: string, email: string, value: number) =>
    send(user, { email }, ['POST', earningPath(), { jobOfferId: offer, value }]);
  const answers = () =>
    numberFrom(services(), sql`select count(*) from earnings where job_offer_id = ${offer} and counts`);
  const statusOf = async (user: string, email: string) =>
    (await send(user, { email }, ['GET', `/my/contributions/${offer}`])).json<{ earning_status: string }>()
      .earning_status;
  const review = (user: string, email: string) =>
    send(user, { email }, ['POST', `/job_offers/${offer}/reviews`, { rating: 4 }]);

  /** Stores an application that was sent before the log-ins of these tests, unless it is a new one. */
  const apply = async (email: string, minutesAgo = 60): Promise<string> => {
    const id = randomUUID();
    await services().database
      .rows(sql`insert into leads (id, offer_id, type, locale, email, user_anonymous_id, affiliate_url, created_at)
        values (${id}, ${offer}, 'job', 'en', ${email}, 'visitor', 'https://partner.example',
          now() - make_interval(mins => ${minutesAgo}))`);
    return id;
  };
  const addressOf = async (lead: string) =>
    (
      await rowsOf<{ email: string | null }>(
        services().database,
        sql`select email from leads where id = ${lead}`,
      )
    )[0]?.email;

  describe('an account with another address', () => {
    it('keeps its applications, which are deleted with it', async () => {
      const [user, before, after] = ['moved', 'Moved.Before@example.org', 'moved.after@example.org'];
      const lead = await apply('moved.before@example.org');
      await logIn(user, { email: before });
      await logIn(user, { email: after });
      expect(await addressOf(lead)).toBe(after);
      await send(user, { email: after }, ['DELETE', '/my/user']);
      expect(await addressOf(lead)).toBeNull();
      const left = sql`select count(*) from leads where id = ${lead} and sent_email is not null`;
      expect(await numberFrom(services(), left)).toBe(0);
    });

    it('exports its applications with the address that the company got', async () => {
      const user = 'moved-twice';
      const addresses = ['moved.first@example.org', 'moved.second@example.org', 'moved.third@example.org'];
      await apply('moved.first@example.org');
      for (const email of addresses) await logIn(user, { email });
      const email = 'moved.third@example.org';
      const { data } = (await send(user, { email }, ['GET', '/my/user/data'])).json<{
        data: { applications: readonly unknown[] };
      }>();
      expect(data.applications).toMatchObject([{ email, sentEmail: 'moved.first@example.org' }]);
    });

    const applyForFullTimeOffer = async (email: string) => {
      const lead = await apply(email, 0);
      await services().database.rows(sql`update leads set offer_id = null,
        more_job_offer_id = (select id from more_job_offers limit 1) where id = ${lead}`);
      return lead;
    };

    it.each([
      ['gigs', '/sales-api/lead', sql`select id from job_offers offer where ${takesApplications()} limit 1`],
      [
        'full-time offers',
        '/ofp-api/lead',
        sql`select id from more_job_offers offer where ${takesApplications()} limit 1`,
      ],
    ])('keeps what it sent for %s since the last log-in, until it is deleted', async (_what, url, offers) => {
      const user = `moved-on${url.replaceAll('/', '-')}`;
      const [mailbox, address] = [`${user}@example.org`, `${user}@example.net`];
      const second = Math.floor(Date.now() / 1000);
      await logIn(user, { email: mailbox, iat: second - 600 });
      const [wanted] = await rowsOf<{ id: number | string }>(services().database, offers);
      const payload = { offer_id: wanted?.id, type: 'job', locale: 'en', email: mailbox.toUpperCase() };
      const sent = await services().app.inject({ method: 'POST', url, payload });
      expect(sent.statusCode).toBe(201);
      const { id } = sent.json<{ id: string }>();
      await vi.waitFor(async () => {
        expect(await rowsOf(services().database, sql`select account_id from leads where id = ${id}`)).toEqual(
          [{ account_id: user }],
        );
      });
      await logIn(user, { email: address, iat: second - 60 });
      expect(await addressOf(id)).toBe(address);
      await send(user, { email: address }, ['DELETE', '/my/user']);
      expect(await addressOf(id)).toBeNull();
    });

    it('leaves to the next owner of its former mailbox what they have sent, also before they signed up', async () => {
      const [user, mailbox, address] = ['moved-out', 'front-desk@example.org', 'moved-out@example.net'];
      const second = Math.floor(Date.now() / 1000);
      const own = await apply(mailbox);
      await logIn(user, { email: mailbox, iat: second - 600 });
      const ofNext = [await applyForFullTimeOffer(mailbox)];
      await logIn('moved-in', { email: mailbox });
      ofNext.push(await applyForFullTimeOffer(mailbox));
      await logIn(user, { email: address, iat: second - 60 });
      expect(await addressOf(own)).toBe(address);
      expect(await Promise.all(ofNext.map(addressOf))).toEqual([mailbox, mailbox]);
      const { data } = (await send(user, { email: address }, ['GET', '/my/user/data'])).json<{
        data: { applications: readonly unknown[] };
      }>();
      expect(data.applications).toHaveLength(1);
    });

    it.each([
      ['the former', false, true],
      ['the new', true, false],
    ])('gets no applications of anybody when %s one is not verified', async (_which, first, second) => {
      const [user, before] = [`unproven-${first}`, `victim-${first}@example.org`];
      const lead = await apply(before);
      await logIn(user, { email: before, email_verified: first });
      await logIn(user, { email: `thief-${first}@example.org`, email_verified: second });
      expect(await addressOf(lead)).toBe(before);
    });

    it('keeps the new address when a token from before the change comes after it', async () => {
      const user = 'two-devices';
      const [before, after] = ['two.devices@example.org', 'two.devices.new@example.org'];
      const second = Math.floor(Date.now() / 1000);
      const tokens = { old: { email: before, iat: second - 600 }, new: { email: after, iat: second - 60 } };
      const lead = await apply(before);
      await logIn(user, tokens.old);
      await logIn(user, tokens.new);
      expect((await logIn(user, tokens.old)).json()).toMatchObject({ email: after });
      expect(await addressOf(lead)).toBe(after);
      expect((await send(user, tokens.old, ['GET', '/my/user'])).json()).toMatchObject({
        email: after,
        emailVerified: true,
        user_metadata: { email: after },
      });
      await logIn(user, { email: 'two.devices.newest@example.org', iat: second });
      expect(await addressOf(lead)).toBe('two.devices.newest@example.org');
    });

    it('is deleted with the applications of the new address, though the token names the former one', async () => {
      const user = 'deleted-elsewhere';
      const [before, after] = ['deleted.elsewhere@example.org', 'deleted.elsewhere.new@example.org'];
      const second = Math.floor(Date.now() / 1000);
      const lead = await apply(after);
      await logIn(user, { email: before, iat: second - 600 });
      await logIn(user, { email: after, iat: second - 60 });
      await send(user, { email: before, iat: second - 600 }, ['DELETE', '/my/user']);
      expect(await addressOf(lead)).toBeNull();
    });

    it('answers and reviews once, under whichever address', async () => {
      const { user } = await oldUser(services(), 'mover-of-answers');
      const [before, after] = [`${user}@example.org`, `${user}.new@example.org`];
      const others = await answers();
      expect((await report(user, before, 14)).statusCode).toBe(201);
      expect((await review(user, before)).statusCode).toBe(201);
      await logIn(user, { email: after });
      expect((await report(user, after, 14.5)).statusCode).toBe(200);
      expect((await review(user, after)).json()).toMatchObject({ errors: [{ code: 'already_reviewed' }] });
      expect(await answers()).toBe(others + 1);
    });

    it('stays barred from the offers from which a moderator barred its mailbox', async () => {
      const { user } = await oldUser(services(), 'barred-mover');
      const [before, after] = [`${user}@example.org`, `${user}.new@example.org`];
      await logIn(user, { email: before });
      await report(user, before, 14);
      await exclude(services().database, { account: user }, { moderator: 'kim', note: null });
      await logIn(user, { email: after });
      await report(user, after, 14);
      const own = await send(user, { email: after }, ['GET', `/my/contributions/${offer}`]);
      expect(own.json()).toMatchObject({ earning: 14, earning_status: 'excluded' });
      expect((await review(user, after)).json()).toMatchObject({ errors: [{ code: 'barred' }] });
      const newest = `${user}.newest@example.org`;
      await logIn(user, { email: newest });
      await include(services().database, { account: user });
      const again = await send(user, { email: newest }, ['GET', `/my/contributions/${offer}`]);
      expect(again.json()).not.toMatchObject({ earning_status: 'excluded' });
      expect((await review(user, newest)).statusCode).toBe(201);
    });

    it('stays barred when it never logs in to the site under the new one, nor with a token from before the change', async () => {
      const { user } = await oldUser(services(), 'silent-mover');
      const [before, after] = [`${user}@example.org`, `${user}.new@example.org`];
      const second = Math.floor(Date.now() / 1000);
      expect((await report(user, before, 14)).statusCode).toBe(201);
      expect((await review(user, before)).statusCode).toBe(201);
      const moderator = { moderator: 'kim', note: null };
      expect(await exclude(services().database, { account: user }, moderator)).toMatchObject({ reviews: 1 });
      const barred = { errors: [{ code: 'barred' }] };
      expect((await review(user, after)).json()).toMatchObject(barred);
      expect((await report(user, after, 15)).statusCode).toBe(200);
      expect(await statusOf(user, after)).toBe('excluded');
      await include(services().database, { account: user });
      expect(await statusOf(user, after)).toBe('counts');
      await exclude(services().database, { account: user }, moderator);
      const old = { email: before, iat: second - 600 };
      await send(user, old, ['POST', earningPath(), { jobOfferId: offer, value: 16 }]);
      expect(await statusOf(user, after)).toBe('excluded');
      const again = await send(user, old, ['POST', `/job_offers/${offer}/reviews`, { rating: 4 }]);
      expect(again.json()).toMatchObject(barred);
    });

    it('stays barred when it was barred before it confirmed an address', async () => {
      const { user } = await oldUser(services(), 'barred-unconfirmed');
      const email = `${user}@example.org`;
      const [unproven, payload] = [
        { email, email_verified: false },
        { jobOfferId: offer, value: 14 },
      ];
      await send(user, unproven, ['POST', earningPath(), payload]);
      await exclude(services().database, { account: user }, { moderator: 'kim', note: null });
      expect((await review(user, email)).json()).toMatchObject({ errors: [{ code: 'barred' }] });
      expect((await report(user, email, 15)).statusCode).toBe(200);
      expect(await statusOf(user, email)).toBe('excluded');
    });

    it('takes the answers of another account with the mailbox to which it moves out of the figures', async () => {
      const { user } = await oldUser(services(), 'barred-owner');
      const { user: spare } = await oldUser(services(), 'spare-account');
      const others = await answers();
      await report(user, `${user}@example.org`, 14);
      await report(spare, 'spare.mailbox@example.org', 15);
      expect(await answers()).toBe(others + 2);
      await exclude(services().database, { account: user }, { moderator: 'kim', note: null });
      expect(await answers()).toBe(others + 1);
      await send(user, { email: 'spare.mailbox@example.org' }, ['POST', '/my/user/save', {}]);
      expect(await answers()).toBe(others);
    });

    it('does not bar anybody whose address it only claims', async () => {
      const { user } = await oldUser(services(), 'barred-claimer');
      const { user: victim } = await oldUser(services(), 'claimed-victim');
      await report(user, `${user}@example.org`, 14);
      await exclude(services().database, { account: user }, { moderator: 'kim', note: null });
      const claim = { email: `${victim}@example.org`, email_verified: false };
      expect(
        (await send(user, claim, ['POST', `/job_offers/${offer}/reviews`, { rating: 1 }])).json(),
      ).toMatchObject({ errors: [{ code: 'barred' }] });
      expect((await review(victim, `${victim}@example.org`)).statusCode).toBe(201);
    });

    it('is told at the former one by the services only if the identity service does not', async () => {
      const { database, app } = services();
      const mail = { smtpUrl: null, productName: 'Citygigs', contactEmail: 'help@site.test' };
      const mailer = startMailer(database, mail, () => undefined);
      const { user } = await oldUser(services(), 'told-at-former');
      const of = (email: string, more = {}) => {
        const found = userFrom({ sub: user, email, email_verified: true, ...more });
        if (found === null) throw new Error('The claims name no user.');
        return found;
      };
      const follow = (tellsFormerAddress: boolean, seen: ReturnType<typeof of>) => {
        const identityAdmin = { tellsFormerAddress } as IdentityAdmin;
        return database.orm.transaction((orm) => followAddress({ mailer, identityAdmin }, orm, seen, 'it'));
      };
      const google = (email: string) => of(email, { 'custom:appjobs_user_id': 'google|1' });
      expect(await follow(false, of(`${user}@Example.org`))).toMatchObject({ isMailed: false });
      expect(await follow(false, of('far.away@example.org'))).toMatchObject({ isMailed: true });
      expect(await follow(true, of('far.away.2@example.org'))).toMatchObject({ isMailed: false });
      expect(await follow(false, google('far.away.3@example.org'))).toMatchObject({ isMailed: false });
      for (const address of ['far.away@example.org', 'far.away.2@example.org'])
        expect(await mailsTo(app, address)).toEqual([]);
      const [told] = await mailsTo(app, `${user}@example.org`);
      expect(told?.subject).toBe('L’indirizzo e-mail del tuo account Citygigs è cambiato');
    });
  });
};
