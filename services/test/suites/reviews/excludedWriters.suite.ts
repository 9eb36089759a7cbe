import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { removeUserData } from '../../../src/user-data/removeUserData.ts';
import { addOffer, removeOffers } from '../../addOffer.ts';
import { oldUser } from '../../people.ts';
import { call, numberFrom, type ServicesOf } from '../../testServices.ts';
import { moderationTools } from './moderationTools.ts';

export const excludedWritersSuite = (services: ServicesOf): void => {
  const { addOfferBefore, as, earn, offer, review, run } = moderationTools(services);

  const statusOf = async (user: string) => {
    const path = `/my/contributions/${offer()}`;
    return (await call<{ earning_status: string }>(services(), 'GET', path, { user })).body.earning_status;
  };
  const isBarred = async (user: string, email?: string) =>
    (await review(user, 4, email)).body.errors?.[0]?.code === 'barred';
  const left = () =>
    numberFrom(services(), sql`select count(*) from exclusions where job_offer_id = ${offer()}`);

  /** Lets everything that was written until now be from a day ago, and returns the arguments that mean that day. */
  const dayAgo = async () => {
    for (const [table, time] of [
      ['earnings', 'created_at'],
      ['reviews', 'created_at'],
      ['writings', 'written_at'],
    ] as const)
      await services().database.rows(sql`update ${sql.identifier(table)}
        set ${sql.identifier(time)} = now() - interval '1 day'
        where job_offer_id = ${offer()} and ${sql.identifier(time)} > now() - interval '1 hour'`);
    await services().database.rows(sql`update review_votes set created_at = now() - interval '1 day'
      where review_id in (select id from reviews where job_offer_id = ${offer()})`);
    const moment = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    return ['--offer', String(offer()), '--from', moment(-25), '--to', moment(-23)];
  };

  describe('an exclusion by time', () => {
    addOfferBefore();

    it('is about who wrote in that time, whatever they have written, deleted or taken back since', async () => {
      const { id } = (await review('praised-then')).body;
      const vote = (user: string, helpful: boolean) =>
        as(user, 'POST', `/reviews/${id}/helpful`, { helpful });
      await services().database.rows(sql`update reviews set created_at = '2026-01-01' where id = ${id}`);
      await services().database.rows(sql`delete from writings where job_offer_id = ${offer()}`);
      await oldUser(services(), 'toggling');
      await vote('toggling', true);
      await earn('answering', 15);
      await earn('withdrawing', 15);
      await review('reposting-then');
      await earn('leaving', 15);
      const time = await dayAgo();
      for (const helpful of [false, true]) await vote('toggling', helpful);
      await earn('answering', 15.1);
      await as('withdrawing', 'DELETE', `/job_offers/${offer()}/earning`);
      await as('reposting-then', 'DELETE', `/job_offers/${offer()}/reviews`);
      expect((await review('reposting-then')).status).toBe(201);
      await removeUserData(services().database, { id: 'leaving', email: 'leaving@example.org' }, true);
      await earn('later', 15);
      expect(await run('exclude', ...time)).toContain(
        'Excluded the answers of 5 people about 1 offers, and 1 reviews, by Ada. 1 helpful votes count no longer.',
      );
      expect([await statusOf('answering'), await statusOf('later')]).toEqual(['excluded', 'counts']);
      for (const user of ['toggling', 'answering', 'withdrawing', 'reposting-then'])
        expect([user, await isBarred(user)]).toEqual([user, true]);
      expect(await isBarred('leaving-again', 'Leaving+again@example.org')).toBe(true);
      expect(await isBarred('later')).toBe(false);
    });

    it.each([
      ['its arguments', (time: string[], _said: string) => time],
      ['its id', (_time: string[], said: string) => [/include (\d+)$/.exec(said)?.[1] ?? '']],
    ])('is taken back by %s for all whom it barred, whatever they have written since', async (_by, args) => {
      await earn('again', 13);
      await earn('gone', 14);
      await review('moved', 3, 'moved.a@example.org');
      const time = await dayAgo();
      const said = await run('exclude', ...time);
      await earn('again', 13.2);
      await as('gone', 'DELETE', `/job_offers/${offer()}/earning`);
      for (const email of ['moved.b@example.org', 'moved.c@example.org'])
        await as('moved', 'POST', '/my/user/init', {}, email);
      expect(await run('include', ...args(time, said))).toBe(
        'Included the answers of 3 people about 1 offers, and 1 reviews, by Ada.',
      );
      expect([await left(), await statusOf('again'), await isBarred('gone')]).toEqual([0, 'counts', false]);
      await expect(run('include', ...args(time, said))).rejects.toThrow('Nothing is excluded so.');
    });

    it('is taken back for one of the people alone by the account, whatever it has written since', async () => {
      await earn('honest', 13, 'honest.a@example.org');
      await earn('forger', 40);
      const said = await run('exclude', ...(await dayAgo()));
      await as('honest', 'DELETE', `/job_offers/${offer()}/earning`);
      for (const email of ['honest.b@example.org', 'honest.c@example.org'])
        await as('honest', 'POST', '/my/user/init', {}, email);
      await services().database.rows(sql`delete from writings where job_offer_id = ${offer()}`);
      expect(await run('include', '--account', 'honest')).toContain('Included the answers of 1 people');
      for (const email of ['honest.a@example.org', 'honest.b@example.org', 'honest.c@example.org'])
        expect([email, await isBarred(`owner-of-${email}`, email)]).toEqual([email, false]);
      expect(await isBarred('forger')).toBe(true);
      expect(await run('include', /\d+$/.exec(said)?.[0] ?? '')).toContain('of 1 people');
    });
  });

  describe('an exclusion by account', () => {
    addOfferBefore();

    it('is taken back for the new owner of a mailbox, and not for the account that had it', async () => {
      const email = 'passed.on@example.org';
      await earn('former-owner', 15, email);
      await run('exclude', '--account', 'former-owner');
      const elsewhere = 'former.owner@example.org';
      await earn('former-owner', 15, elsewhere);
      await earn('new-owner', 15, email);
      expect(await statusOf('new-owner')).toBe('excluded');
      expect(await run('include', '--account', 'new-owner')).toContain('Included the answers of 1 people');
      expect([await statusOf('new-owner'), await statusOf('former-owner')]).toEqual(['counts', 'excluded']);
      expect(await isBarred('former-owner', elsewhere)).toBe(true);
      expect(await run('include', '--account', 'former-owner')).toContain('Included the answers of 1 people');
      expect(await left()).toBe(0);
    });

    it('counts one person, about however many offers, and is listed until it is taken back', async () => {
      const { database } = services();
      const other = await addOffer(database, { cityId: 2867714 });
      await earn('one-person', 15);
      await as('one-person', 'POST', `/job_offers/${other}/earning`, { jobOfferId: other, value: 15 });
      const said = await run('exclude', '--account', 'one-person', '--note', 'Made\nup.');
      expect(said).toContain('Excluded the answers of 1 people about 2 offers');
      const id = /\d+$/.exec(said)?.[0];
      expect(await run('decisions')).toMatch(
        new RegExp(`^${id}  exclude --account one-person, on 20\\S+ by Ada: Made up\\.$`, 'm'),
      );
      // The same decision once more is the same one.
      expect(await run('exclude', '--account', 'one-person')).toContain(`include ${id}`);
      expect(await run('include', '--account', 'one-person')).toContain('of 1 people about 2 offers');
      expect(await run('decisions')).not.toContain('one-person');
      expect(await run('exclude', '--account', 'nobody-at-all')).toBe(
        'Excluded the answers of 0 people about 0 offers, and 0 reviews, by Ada.',
      );
      await database.rows(sql`delete from earnings where job_offer_id = ${other}`);
      await removeOffers(database, [other]);
    });
  });
};
