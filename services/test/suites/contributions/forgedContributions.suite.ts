import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { releaseDue } from '../../../src/counting/releaseWaiting.ts';
import { removeUserData } from '../../../src/user-data/removeUserData.ts';
import { oldUser } from '../../people.ts';
import { call, get, numberFrom, type ServicesOf } from '../../testServices.ts';

interface Amount {
  avg: number | null;
  count: number;
}

interface Own {
  earning_status: string | null;
  earning_counts_from: string | null;
}

interface Writer {
  /** The address of the account, confirmed. */
  email?: string;
  from?: string;
  session?: string;
  isConfirmed?: boolean;
}

export const forgedContributionsSuite = (services: ServicesOf): void => {
  let offer = 0;
  const fifteen = Array.from({ length: 15 }, (_, at) => 14 + (at % 3));

  const figure = async (): Promise<Amount> =>
    (await get<Amount>(services(), `/job_offers/${offer}/earning`)).body;

  const send = async (
    user: string,
    path: string,
    payload: object,
    { email, from, session, isConfirmed = true }: Writer = {},
  ) => {
    const { app, identity } = services();
    const token = identity.tokenOf(user, {
      claims: { email_verified: isConfirmed, ...(email !== undefined && { email }) },
    });
    const answer = await app.inject({
      method: 'POST',
      url: `/web-api/en${path}`,
      headers: {
        authorization: `Bearer ${token}`,
        ...(from !== undefined && { 'x-forwarded-for': from }),
        ...(session !== undefined && { 'x-session-id': session }),
      },
      payload,
    });
    expect(answer.statusCode).toBeLessThan(300);
  };

  const report = (user: string, value: number, writer: Writer = {}) =>
    send(
      user,
      `/job_offers/${offer}/earning`,
      { jobOfferId: offer, value, ...(writer.session !== undefined && { session_id: writer.session }) },
      writer,
    );

  const own = async (user: string): Promise<Own> =>
    (await call<Own>(services(), 'GET', `/my/contributions/${offer}`, { user })).body;

  const remove = (id: string, email = `${id}@example.org`) =>
    removeUserData(services().database, { id, email }, true);

  const apply = async (session: string, email = `${session}@example.org`) => {
    const payload = { offer_id: offer, type: 'job', locale: 'en', session_id: session, email };
    const answer = await services().app.inject({ method: 'POST', url: '/sales-api/lead', payload });
    expect(answer.statusCode).toBe(201);
  };

  describe('contributions that somebody forges', () => {
    beforeEach(async () => {
      const { database } = services();
      offer = await numberFrom(
        services(),
        sql`select min(offer.id) from listed_offers listed join job_offers offer on offer.id = listed.id
        join cities city on city.id = offer.city_id
        where city.country_code = 'DE' and offer.is_direct_apply`,
      );
      await database.rows(sql`delete from earnings where job_offer_id = ${offer}`);
      for (const amount of fifteen)
        await database.rows(sql`insert into earnings (job_offer_id, amount_minor, currency, created_at)
        values (${offer}, ${amount * 100}, 'EUR', now() - interval '90 days')`);
    });

    it('wait while the account is new and has not applied, whatever it says about itself', async () => {
      await report('newcomer', 20, { session: 'newcomer-session' });
      await send(
        'newcomer',
        '/reviews/opportunity',
        { job_offer_id: offer },
        { session: 'newcomer-session' },
      );
      expect(await figure()).toMatchObject({ avg: 15, count: 15 });
      const { earning_status, earning_counts_from } = await own('newcomer');
      expect(earning_status).toBe('new_account');
      const days = (Date.parse(earning_counts_from ?? '') - Date.now()) / 86_400_000;
      expect(days).toBeGreaterThan(6);
      expect(days).toBeLessThanOrEqual(7);
    });

    it('count once an application with the address of the account is known', async () => {
      await report('applicant-a', 20, { session: 'applicant-a', from: '198.51.100.7' });
      await apply('applicant-a');
      expect(await figure()).toMatchObject({ count: 15 });
      await send('applicant-a', '/reviews/opportunity', { job_offer_id: offer }, { session: 'applicant-a' });
      expect(await figure()).toMatchObject({ avg: 15.31, count: 16 });
      expect(await own('applicant-a')).toMatchObject({ earning_status: 'counts', earning_counts_from: null });
      await apply('applicant-b');
      await report('applicant-b', 20, { session: 'applicant-b', from: '198.51.100.8' });
      expect(await figure()).toMatchObject({ avg: 15.59, count: 17 });
    });

    it('wait with an application of somebody else in the same session', async () => {
      await apply('shared');
      for (const at of [1, 2, 3])
        await report(`sharer-${at}`, 20, { session: 'shared', from: `198.51.100.2${at}` });
      expect(await figure()).toMatchObject({ avg: 15, count: 15 });
      await report('shared', 20, { session: 'elsewhere', from: '198.51.100.24' });
      expect(await figure()).toMatchObject({ avg: 15.31, count: 16 });
    });

    it('wait although their author has opened the company’s own site, before or after', async () => {
      await services().database.rows(sql`update job_offers set is_direct_apply = false where id = ${offer}`);
      await apply('visitor-a');
      await report('visitor-a', 20, { session: 'visitor-a', from: '198.51.100.17' });
      await report('visitor-b', 20, { session: 'visitor-b', from: '198.51.100.18' });
      await apply('visitor-b');
      await send('visitor-b', '/reviews/opportunity', { job_offer_id: offer }, { session: 'visitor-b' });
      const shown = [await figure(), await own('visitor-b')];
      await services().database.rows(sql`update job_offers set is_direct_apply = true where id = ${offer}`);
      expect(shown).toMatchObject([{ avg: 15, count: 15 }, { earning_status: 'new_account' }]);
    });

    it.each([
      ['one spelling', (_round: number) => 'ada.loop@gmail.com'],
      ['tags', (round: number) => `ada.loop+${round}@gmail.com`],
      [
        'dots and names',
        (round: number) => `${'adaloop'.split('').join('.'.repeat(round % 2))}@googlemail.com`,
      ],
    ])('leave nothing behind after rounds of signing up, answering and deleting: %s', async (name, email) => {
      for (const round of [1, 2, 3, 4, 5, 6]) {
        const id = `loop-${name}-${round}`;
        await apply(id, email(round));
        await report(id, 19, { email: email(round), session: id, from: `198.51.100.${round}` });
        expect((await figure()).count).toBe(16);
        await remove(id, email(round));
        expect(await figure()).toMatchObject({ avg: 15, count: 15 });
      }
    });

    it('count once for one mailbox, however it is spelt and however many accounts it has', async () => {
      const spellings = ['mia.k@gmail.com', 'MIAK+work@gmail.com', 'm.i.a.k@googlemail.com'];
      for (const [at, email] of spellings.entries()) {
        const { user, from } = await oldUser(services(), `spelling-${at}`);
        await report(user, 17 + at, { email, from });
      }
      // (15 × 15 + 19) / 16
      expect(await figure()).toMatchObject({ avg: 15.25, count: 16 });
      expect((await own('spelling-0')).earning_status).toBe('same_mailbox');
      expect((await own('spelling-2')).earning_status).toBe('counts');
    });

    it.each([
      ['IPv4', (_at: number) => '192.0.2.77'],
      ['one /64 of IPv6', (at: number) => `2001:db8:7:7::${at + 1}`],
    ])(
      'count for two people of one network a day, and for the others a week later: %s',
      async (name, from) => {
        const users = [0, 1, 2, 3, 4].map((at) => `house-${name}-${at}`);
        for (const [at, user] of users.entries()) {
          await oldUser(services(), user);
          await report(user, 18, { from: from(at) });
        }
        expect((await figure()).count).toBe(17);
        expect((await own(users[1] ?? '')).earning_status).toBe('counts');
        expect((await own(users[2] ?? '')).earning_status).toBe('same_network');
        const { database } = services();
        await releaseDue(database);
        expect((await figure()).count).toBe(17);
        await database.rows(sql`update earnings set waits_until = now() - interval '1 second'
        where job_offer_id = ${offer} and waits_until is not null`);
        await releaseDue(database);
        expect(await figure()).toMatchObject({ avg: 15.75, count: 20 });
        expect((await own(users[4] ?? '')).earning_status).toBe('counts');
      },
    );

    describe('of one network', () => {
      const from = '192.0.2.99';
      const crowd = (name: string) => [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((at) => `${name}-${at}`);
      /** The highest number of answers of the network that begin to count within a day. */
      const mostInDay = () =>
        numberFrom(
          services(),
          sql`select max(number) from (select count(*) over (order by counts_from
              range between current row and interval '23 hours 59 minutes' following) as number
            from earnings where job_offer_id = ${offer} and network_hash is not null) as days`,
        );
      const letPass = async (hours: number) => {
        for (const column of ['created_at', 'waits_until', 'counts_from'])
          await services().database.rows(sql`update earnings set
              ${sql.identifier(column)} = ${sql.identifier(column)} - make_interval(hours => ${hours})
            where job_offer_id = ${offer}`);
        await releaseDue(services().database);
      };

      it.each([
        ['applying after them', false],
        ['applying before them', true],
      ])('begin to count two a day, also those of applicants: %s', async (name, isEarly) => {
        const users = crowd(`crowd-${isEarly}`);
        if (!isEarly) {
          for (const user of users) await report(user, 18, { from, session: user });
          await letPass(25);
        }
        for (const user of users) {
          await apply(user);
          if (isEarly) await report(user, 18, { from, session: user });
          await send(user, '/reviews/opportunity', { job_offer_id: offer }, { session: user });
        }
        expect({ name, ...(await figure()) }).toMatchObject({ name, count: 17 });
        expect(await mostInDay()).toBe(2);
        expect((await own(users[5] ?? '')).earning_status).toBe('same_network');
        const counts: number[] = [];
        for (let day = 0; day < 12; day += 1) {
          await letPass(24);
          counts.push((await figure()).count);
        }
        expect(counts.every((count, at) => count - (counts[at - 1] ?? 17) <= 2)).toBe(true);
        expect(counts.at(-1)).toBe(25);
      });

      it('begin to count two a day when their accounts are old enough', async () => {
        for (const user of crowd('patient')) await report(user, 18, { from });
        expect(await mostInDay()).toBe(2);
        await letPass(24 * 7 + 1);
        expect((await figure()).count).toBe(17);
        await letPass(24 * 5);
        expect((await figure()).count).toBe(25);
      });

      it('begin to count two a day when their authors confirm their addresses', async () => {
        const users = crowd('unconfirmed crowd');
        for (const user of users) {
          await oldUser(services(), user);
          await send(
            user,
            `/job_offers/${offer}/earning`,
            { jobOfferId: offer, value: 18 },
            { from, isConfirmed: false },
          );
          await letPass(24);
        }
        expect((await figure()).count).toBe(15);
        for (const user of users) await call(services(), 'POST', '/my/user/init', { user });
        expect((await figure()).count).toBe(17);
        expect(await mostInDay()).toBe(2);
      });

      it('count at once for two applicants of a household, also beside a new account that waits', async () => {
        for (const user of ['home-1', 'home-2', 'home-3']) await report(user, 18, { from, session: user });
        for (const user of ['home-2', 'home-3']) {
          await apply(user);
          await send(user, '/reviews/opportunity', { job_offer_id: offer }, { session: user });
        }
        expect((await figure()).count).toBe(17);
        expect((await own('home-3')).earning_status).toBe('counts');
        expect((await own('home-1')).earning_status).toBe('new_account');
      });
    });

    it('that are unusual are not confirmed by an account of the same network, the same mailbox or one that was deleted', async () => {
      for (const user of ['odd-1', 'odd-2', 'odd-3', 'odd-4']) await oldUser(services(), user);
      await report('odd-1', 100, { from: '192.0.2.1', email: 'odd@example.org' });
      await report('odd-2', 100, { from: '192.0.2.1', email: 'even@example.org' });
      expect(await figure()).toMatchObject({ avg: 15, count: 15 });
      expect((await own('odd-1')).earning_status).toBe('unusual');
      await report('odd-3', 100, { from: '192.0.2.3', email: 'Odd+3@example.org' });
      await remove('odd-2', 'even@example.org');
      expect(await figure()).toMatchObject({ avg: 15, count: 15 });
      await report('odd-4', 95, { from: '192.0.2.4', email: 'fourth@example.org' });
      expect(await figure()).toMatchObject({ avg: 24.71, count: 17 });
    });

    it.each([4, 29])('go with the account when they are %i days old', async (days) => {
      const { database } = services();
      const user = `young-${days}`;
      const email = `${user}@example.org`;
      const before = await figure();
      const { from } = await oldUser(services(), user);
      await report(user, 18, { email, from });
      await database.rows(
        sql`update earnings set created_at = now() - make_interval(days => ${days}) where user_id = ${user}`,
      );
      await remove(user, email);
      expect(await figure()).toEqual(before);
    });

    it('stay after the account only if they are older than a month, and the mailbox then still counts once', async () => {
      const { database } = services();
      const email = 'settled@example.org';
      const { from } = await oldUser(services(), 'settled-1');
      await report('settled-1', 18, { email, from });
      await database.rows(
        sql`update earnings set created_at = now() - interval '31 days' where user_id = 'settled-1'`,
      );
      await remove('settled-1', email);
      expect(await figure()).toMatchObject({ avg: 15.19, count: 16 });
      const traces = sql`select count(*) from earnings
        where job_offer_id = ${offer} and (user_id is not null or session_id is not null or network_hash is not null)`;
      expect(await numberFrom(services(), traces)).toBe(0);
      await oldUser(services(), 'settled-2');
      await report('settled-2', 17, { email: 'Settled+again@example.org', from });
      expect(await figure()).toMatchObject({ avg: 15.13, count: 16 });
    });

    it('leave the totals as the rows are', async () => {
      const totals = (from: string) =>
        numberFrom(
          services(),
          sql`select earning_total from ${sql.identifier(from)} where job_offer_id = ${offer}`,
        );
      await report('total-1', 20);
      expect(await totals('offer_facts')).toBe(22_500);
      const { user, from } = await oldUser(services(), 'total-2');
      await report(user, 20, { from });
      expect(await totals('offer_facts')).toBe(24_500);
      await remove('total-2');
      expect(await totals('offer_facts')).toBe(22_500);
      expect(await totals('computed_offer_facts')).toBe(22_500);
    });
  });
};
