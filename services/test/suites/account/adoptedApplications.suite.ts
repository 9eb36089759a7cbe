import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { linkOf, mailsTo } from '../../sentMails.ts';
import { visitor } from '../../people.ts';
import { berlinOffer, call, numberFrom, type List, type ServicesOf } from '../../testServices.ts';

interface Mine {
  readonly id: number;
  readonly application: { readonly stage: string; readonly reached_on: string | null } | null;
  readonly lead_created: string | null;
}

export const adoptedApplicationsSuite = (services: ServicesOf): void => {
  let [first, second] = [0, 0];

  /** Applies as a guest, in a session of its own, some days ago. */
  const apply = async (email: string, offer: number, days = 0) => {
    const payload = { offer_id: offer, type: 'job', locale: 'en', email, session_id: randomUUID() };
    const answer = await services().app.inject({
      method: 'POST',
      url: '/sales-api/lead',
      headers: { 'x-forwarded-for': visitor() },
      payload,
    });
    expect(answer.statusCode).toBe(201);
    await services().database
      .rows(sql`update leads set created_at = created_at - make_interval(days => ${days})
      where session_id = ${payload.session_id}`);
  };

  const logIn = async (user: string, email: string, verified: boolean | null) => {
    const { app, identity } = services();
    const claims = { email, ...(verified !== null && { email_verified: verified }) };
    const answer = await app.inject({
      method: 'POST',
      url: '/web-api/en/my/user/init',
      headers: { authorization: `Bearer ${identity.tokenOf(user, { claims })}` },
    });
    expect(answer.statusCode).toBe(200);
  };

  const mine = async (user: string) =>
    (await call<List<Mine>>(services(), 'GET', '/my/job_offers', { user })).body.items;
  const applied = (items: readonly Mine[]) =>
    items.filter(({ application }) => application).map(({ id }) => id);

  describe('applications that a guest sent', () => {
    beforeAll(async () => {
      [first, second] = [
        await berlinOffer(services(), 'swiftbite'),
        await berlinOffer(services(), 'nestkin'),
      ];
    });

    it.each([
      ['as it is', 'mira.a@example.org', 'mira.a@example.org'],
      ['in capitals of the account', 'mira.b@example.org', 'Mira.B@Example.org'],
      ['in capitals of the application', 'MIRA.C@EXAMPLE.ORG', 'mira.c@example.org'],
    ])('become those of the account with that address: %s', async (_name, typed, address) => {
      const user = `adopter of ${typed}`;
      await apply(typed, first, 9);
      await apply(typed, first, 4);
      await apply(typed, second, 2);
      await logIn(user, address, true);
      const items = await mine(user);
      expect(applied(items)).toEqual([second, first]);
      const days = items.map(({ lead_created }) =>
        Math.round((Date.now() - Date.parse(lead_created ?? '')) / 86_400_000),
      );
      expect(days).toEqual([2, 9]);
    });

    it('are not changed by further log-ins, which add later ones', async () => {
      const [user, address] = ['returning-adopter', 'returning@example.org'];
      await apply(address, first, 3);
      await logIn(user, address, true);
      const body = { stage: 'approved', reached_on: '2026-01-05' };
      await call(services(), 'PATCH', `/my/job_offers/${first}/application`, { user, body });
      const [before] = await mine(user);
      await apply(address, first);
      await apply(address, second);
      await Promise.all([1, 2, 3].map(() => logIn(user, address, true)));
      const items = await mine(user);
      expect(applied(items)).toEqual([second, first]);
      expect(items[1]).toEqual(before);
      expect(before).toMatchObject({ application: body });
    });

    it.each([
      ['an address that is not confirmed', 'nora@example.org', false],
      ['an address that nobody says is confirmed', 'nora@example.org', null],
      ['another address', 'nora.b@example.org', true],
      ['an address that the other one begins with', 'nora@example.or', true],
      ['an address of wildcards', '%@example.org', true],
    ])('are not those of an account with %s', async (name, address, verified) => {
      await apply('nora@example.org', first);
      await logIn(`not Nora: ${name}`, address, verified);
      expect(await mine(`not Nora: ${name}`)).toEqual([]);
    });

    it('become those of the account when its address is confirmed by a link', async () => {
      const [user, address] = ['late-adopter', 'late-adopter@example.org'];
      await apply('Late-Adopter@example.org', second);
      await logIn(user, address, false);
      expect(await mine(user)).toEqual([]);
      const send = (path: string, body: object) =>
        call(services(), 'POST', `/auth/${path}`, { body, from: visitor() });
      await send('verify-email-send', { email: address });
      const [mail] = await mailsTo(services().app, address);
      const token = linkOf(mail).searchParams.get('verification_code');
      expect((await send('verify-email-confirm', { email: address, token })).status).toBe(200);
      expect(applied(await mine(user))).toEqual([second]);
    });

    it('let the answers of a new account about their gigs count', async () => {
      const [user, address] = ['answering-adopter', 'answering@example.org'];
      const status = async () =>
        (
          await call<{ sign_up_time_status: string | null }>(
            services(),
            'GET',
            `/my/contributions/${second}`,
            { user },
          )
        ).body.sign_up_time_status;
      const { app, identity } = services();
      const claims = { email: address, email_verified: true };
      await app.inject({
        method: 'POST',
        url: `/web-api/en/job-offers/${second}/sign-up-time`,
        headers: {
          authorization: `Bearer ${identity.tokenOf(user, { claims })}`,
          'x-forwarded-for': visitor(),
        },
        payload: { jobOfferId: second, value: '1_week' },
      });
      expect(await status()).toBe('new_account');
      await apply(address, second);
      await logIn(user, address, true);
      expect(await status()).toBe('counts');
    });

    it('of a user who only looked become applications, and those of full-time offers do not', async () => {
      const [user, address] = ['looked-first', 'looked@example.org'];
      await call(services(), 'POST', '/reviews/opportunity', { user, body: { job_offer_id: first } });
      await services().database.rows(sql`
        insert into leads (id, more_job_offer_id, type, locale, email, user_anonymous_id, affiliate_url, created_at)
        select gen_random_uuid(), id, 'job', 'en', ${address}, 'visitor', 'https://partner.example', now()
        from more_job_offers limit 1`);
      await apply(address, first);
      await logIn(user, address, true);
      expect(applied(await mine(user))).toEqual([first]);
      const rows = sql`select count(*) from review_opportunities where user_id = ${user}`;
      expect(await numberFrom(services(), rows)).toBe(1);
    });
  });
};
