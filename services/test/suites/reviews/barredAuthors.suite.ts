import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { confirmContributions } from '../../../src/web-api/job-offers/confirmContributions.ts';
import { releaseDue } from '../../../src/counting/releaseWaiting.ts';
import { recountVotes } from '../../../src/counting/barredVotes.ts';
import { runModeration } from '../../../src/moderation/runModeration.ts';
import { removeUserData } from '../../../src/user-data/removeUserData.ts';
import { addOffer, removeOffers } from '../../addOffer.ts';
import { homeOf, oldUser } from '../../people.ts';
import { numberFrom, type Errors, type ServicesOf } from '../../testServices.ts';

type Answer = Errors & { readonly id: number; readonly earning_status: string };

/** The claims of a user of Facebook, who has not confirmed the address. */
const ofFacebook = (name: string) => ({
  email: `${name}@example.org`,
  email_verified: false,
  'cognito:username': name,
  identities: [{ providerName: 'Facebook' }],
});

export const barredAuthorsSuite = (services: ServicesOf): void => {
  let offer = 0;
  /** A review of somebody else, to vote for. */
  let praised = 0;
  /** Each has another home, because the offers of one test after another have the same id, and a network few reviews of it an hour. */
  let bystanders = 0;

  const run = (...args: string[]) => runModeration(services().database, [...args, '--by', 'Ada']);

  const as = async (user: string, claims: object, method: 'GET' | 'POST', path: string, body?: object) => {
    const { app, identity } = services();
    const token = identity.tokenOf(user, { claims: { email_verified: true, ...claims } });
    const answer = await app.inject({
      method,
      url: `/web-api/en${path}`,
      headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': homeOf(user) },
      ...(body && { payload: body }),
    });
    return { status: answer.statusCode, body: answer.json<Answer>() };
  };

  const logIn = (user: string, claims: object) => as(user, claims, 'POST', '/my/user/init', {});
  const earn = (user: string, claims: object) =>
    as(user, claims, 'POST', `/job_offers/${offer}/earning`, { jobOfferId: offer, value: 20 });
  const review = (user: string, claims: object) =>
    as(user, claims, 'POST', `/job_offers/${offer}/reviews`, { rating: 1, reviewText: 'Bad.' });
  const vote = (user: string, claims: object) =>
    as(user, claims, 'POST', `/reviews/${praised}/helpful`, { helpful: true });
  const statusOf = async (user: string, claims: object) =>
    (await as(user, claims, 'GET', `/my/contributions/${offer}`)).body.earning_status;
  const votes = () =>
    numberFrom(
      services(),
      sql`select count(*) from review_votes where review_id = ${praised} and waits_for is null`,
    );
  const reported = async (id: number) => {
    await oldUser(services(), 'watchful');
    await as('watchful', { email: 'watchful@example.org' }, 'POST', `/reviews/${id}/report`, {
      reason: 'spam',
    });
    return String(id);
  };

  /** Decisions about what the user wrote, by the id of the review. */
  const decisions = [
    ['exclude --account', async (user: string) => run('exclude', '--account', user)],
    [
      'exclude --offer',
      async () => run('exclude', '--offer', String(offer), '--from', '2026-02-02', '--to', '2099-01-01'),
    ],
    ['remove', async (_user: string, id: number) => run('remove', await reported(id))],
  ] as const;

  describe('a decision of a moderator about somebody who has got other addresses since', () => {
    beforeEach(async () => {
      const { database } = services();
      offer = await addOffer(database, { cityId: 2867714 });
      await database.rows(sql`insert into job_offer_categories (job_offer_id, category_id)
        select ${offer}::int, min(id) from categories on conflict do nothing`);
      bystanders += 1;
      const { user: bystander } = await oldUser(services(), `bystander-${bystanders}`);
      praised = (await review(bystander, { email: `${bystander}@example.org` })).body.id;
      await database.rows(sql`update reviews set created_at = '2026-02-01' where id = ${praised}`);
      await database.rows(sql`update writings set written_at = '2026-02-01' where job_offer_id = ${offer}`);
      return async () => {
        for (const table of ['reviews', 'earnings', 'removed_reviews', 'exclusions'])
          await database.rows(sql`delete from ${sql.identifier(table)} where job_offer_id = ${offer}`);
        await removeOffers(database, [offer]);
      };
    });

    it.each(
      decisions.flatMap(([name, decide]) =>
        [['b'], ['b', 'c']].map((later) => [`${name}, ${later.length} later`, decide, later] as const),
      ),
    )('bars the answers, reviews and votes of the author: %s', async (name, decide, later) => {
      const { user } = await oldUser(services(), `author-${name.replaceAll(/\W+/g, '-')}`);
      const of = (part: string) => ({ email: `${user}.${part}@example.org` });
      await earn(user, of('a'));
      const { id } = (await review(user, of('a'))).body;
      for (const part of later) await logIn(user, of(part));
      const now = of(later.at(-1) ?? 'a');
      expect(await statusOf(user, now)).toBe('counts');
      await decide(user, id);
      const barred = { status: 422, body: { errors: [{ code: 'barred' }] } };
      expect((await earn(user, now)).status).toBe(200);
      await vote(user, now);
      expect([await statusOf(user, now), await votes()]).toEqual(['excluded', 0]);
      expect(await review(user, now)).toMatchObject(barred);
      expect(await review(user, of('newest'))).toMatchObject(barred);
      expect(await statusOf(user, of('newest'))).toBe('excluded');
      // Who has the mailbox has it with any account.
      const { user: spare } = await oldUser(services(), `spare-of-${user}`);
      expect(await review(spare, now)).toMatchObject(barred);

      await (name.startsWith('remove') ? run('restore', String(id)) : run('include', '--account', user));
      const left = sql`select count(*) from exclusions where job_offer_id = ${offer}`;
      expect(await numberFrom(services(), left)).toBe(0);
      expect([await statusOf(user, of('newest')), await votes()]).toEqual(['counts', 1]);
      expect((await review(user, of('newest'))).body.errors[0]?.code).toBe('already_reviewed');
    });

    const targets = [
      ['time', () => ['--offer', String(offer), '--from', '2026-02-02', '--to', '2099-01-01']],
      ['account', (user: string) => ['--account', user]],
    ] as const;
    const isListed = (id: number) =>
      numberFrom(services(), sql`select count(*) from reviews where id = ${id}`);

    it.each(targets)(
      'outlasts an exclusion that is taken back, if it removed a review: by %s',
      async (by, target) => {
        const { user } = await oldUser(services(), `removed-and-excluded-${by}`);
        const of = (part: string) => ({ email: `${user}.${part}@example.org` });
        await earn(user, of('a'));
        const { id } = (await review(user, of('a'))).body;
        await run('remove', await reported(id));
        await run('exclude', ...target(user));
        await logIn(user, of('b'));
        expect(await run('include', ...target(user))).toBe(
          'Included the answers of 1 people about 1 offers, and 0 reviews, by Ada. 1 of these people stay barred by another decision.',
        );
        expect([await isListed(id), await statusOf(user, of('b'))]).toEqual([0, 'excluded']);
        for (const part of ['a', 'b'])
          expect((await review(user, of(part))).body.errors[0]?.code).toBe('barred');
        expect(await run('restore', String(id))).toBe(
          'Restored the answers of 1 people about 1 offers, and 1 reviews, by Ada.',
        );
        expect([await isListed(id), await statusOf(user, of('b'))]).toEqual([1, 'counts']);
        await expect(run('restore', String(id))).rejects.toThrow('was removed on its own');
      },
    );

    it.each(targets)(
      'leaves an exclusion when the removal of the review is taken back: by %s',
      async (by, target) => {
        const { user } = await oldUser(services(), `restored-and-excluded-${by}`);
        const claims = { email: `${user}@example.org` };
        await earn(user, claims);
        const { id } = (await review(user, claims)).body;
        await run('remove', await reported(id));
        await run('exclude', ...target(user));
        expect(await run('restore', String(id))).toContain(
          '0 reviews, by Ada. 1 of these people stay barred',
        );
        expect([await isListed(id), await statusOf(user, claims)]).toEqual([0, 'excluded']);
        await expect(run('restore', String(id))).rejects.toThrow('was removed on its own');
        expect(await run('include', ...target(user))).toContain(
          '1 people about 1 offers, and 1 reviews, by Ada.',
        );
        expect([await isListed(id), await statusOf(user, claims)]).toEqual([1, 'counts']);
      },
    );

    it('counts the answers under the former address no longer when the review under the new one is removed', async () => {
      const { user } = await oldUser(services(), 'author-of-both');
      await earn(user, { email: 'both.a@example.org' });
      const { id } = (await review(user, { email: 'both.b@example.org' })).body;
      expect(await statusOf(user, { email: 'both.b@example.org' })).toBe('counts');
      await run('remove', await reported(id));
      expect(await statusOf(user, { email: 'both.b@example.org' })).toBe('excluded');
    });

    it('bars who only voted', async () => {
      const { user } = await oldUser(services(), 'only-voter');
      const now = { email: 'only.voter.b@example.org' };
      await vote(user, { email: 'only.voter.a@example.org' });
      await logIn(user, now);
      expect(await run('exclude', '--account', user)).toContain('1 helpful votes count no longer');
      expect(await review(user, now)).toMatchObject({ status: 422 });
      await run('include', '--account', user);
      expect([(await review(user, now)).status, await votes()]).toEqual([201, 1]);
    });

    it('bars the account, and not whose address it only claims', async () => {
      const { user } = await oldUser(services(), 'claiming-author');
      const claim = { email: 'claimed.owner@example.org', email_verified: false };
      await earn(user, { email: 'claiming.author@example.org' });
      await logIn(user, claim);
      await run('exclude', '--account', user);
      expect(await review(user, claim)).toMatchObject({ status: 422 });
      const { user: owner } = await oldUser(services(), 'claimed-owner');
      expect((await review(owner, { email: claim.email })).status).toBe(201);
    });

    it.each([
      ['before', true],
      ['after', false],
    ])(
      'outlasts an account of a provider without a confirmed address, deleted %s it',
      async (when, isBefore) => {
        const { database } = services();
        const name = `facebook_${when}`;
        const claims = ofFacebook(name);
        const { email } = claims;
        const account = (at: number) => `facebook-${when}-${at}`;
        await oldUser(services(), account(1));
        const { id } = (await review(account(1), claims)).body;
        const leave = () => removeUserData(database, { id: account(1), email }, false);
        const time = ['--offer', String(offer), '--from', '2026-02-02', '--to', '2099-01-01'];
        if (isBefore) await leave();
        await (isBefore ? run('exclude', ...time) : run('remove', await reported(id)));
        if (!isBefore) await leave();
        const barred = { status: 422, body: { errors: [{ code: 'barred' }] } };
        await logIn(account(2), claims);
        expect(await review(account(2), claims)).toMatchObject(barred);
        await vote(account(2), claims);
        expect(await votes()).toBe(0);
        // As any decision about the offer does.
        await recountVotes(database.orm, offer);
        expect(await votes()).toBe(0);
        // Whose address it claims may write.
        const { user: owner } = await oldUser(services(), `${account(0)}-owner`);
        const ownReview = (await review(owner, { email })).body;
        expect(ownReview.id).toBeGreaterThan(0);
        await database.rows(sql`delete from reviews where id = ${ownReview.id}`);
        expect(
          await review(account(2), { ...claims, email: `new.${email}`, email_verified: true }),
        ).toMatchObject(barred);
        await (isBefore ? run('include', ...time) : run('restore', String(id)));
        expect((await review(account(2), claims)).status).toBe(201);
      },
    );

    it.each([
      ['before', 'the decision'],
      ['after', 'the decision and another account'],
    ])('outlasts that a user of a provider confirms the address %s %s', async (when) => {
      const { database } = services();
      const name = `facebook_confirmed_${when}`;
      const claims = ofFacebook(name);
      const { email } = claims;
      const account = (at: number) => `${name}-${at}`;
      const confirm = async (at: number) => {
        await database.rows(sql`update users set email_verified_at = now() where id = ${account(at)}`);
        await confirmContributions(database, { id: account(at), email, identityName: name });
      };
      const barred = { status: 422, body: { errors: [{ code: 'barred' }] } };
      await oldUser(services(), account(1));
      await logIn(account(1), claims);
      if (when === 'before') await confirm(1);
      const { id } = (await review(account(1), claims)).body;
      await run('remove', await reported(id));
      await removeUserData(database, { id: account(1), email }, when === 'before');
      await logIn(account(2), claims);
      expect(await review(account(2), claims)).toMatchObject(barred);
      if (when === 'after') await confirm(2);
      expect(await review(account(2), claims)).toMatchObject(barred);
      await vote(account(2), claims);
      await recountVotes(database.orm, offer);
      expect(await votes()).toBe(0);
    });

    it('outlasts the account of a provider when the first that a new one with another address does is to write', async () => {
      const { database } = services();
      const ofGoogle = (email: string) => ({
        email,
        'cognito:username': 'google_returning',
        identities: [{ providerName: 'Google' }],
      });
      const email = 'returning@example.org';
      await logIn('returning-1', ofGoogle(email));
      await review('returning-1', ofGoogle(email));
      await run('exclude', '--account', 'returning-1');
      await removeUserData(database, { id: 'returning-1', email }, true);
      const now = (at: number) => ofGoogle(`returning.${at}@elsewhere.example`);
      expect(await review('returning-2', now(2))).toMatchObject({
        status: 422,
        body: { errors: [{ code: 'barred' }] },
      });
      await earn('returning-3', now(3));
      expect(await statusOf('returning-3', now(3))).toBe('excluded');
      await vote('returning-4', now(4));
      await database.rows(sql`update review_votes set waits_until = now() where review_id = ${praised}`);
      await releaseDue(database);
      await recountVotes(database.orm, offer);
      expect(await votes()).toBe(0);
    });

    it('is about the mailbox alone once the account is deleted', async () => {
      const { database } = services();
      const { user } = await oldUser(services(), 'deleted-author');
      const email = 'deleted.author@example.org';
      const { id } = (await review(user, { email })).body;
      await database.rows(sql`update reviews set created_at = now() - interval '40 days' where id = ${id}`);
      await removeUserData(database, { id: user, email }, true);
      await run('remove', await reported(id));
      const { user: again } = await oldUser(services(), 'deleted-author-again');
      expect(await review(again, { email })).toMatchObject({ status: 422 });
    });
  });
};
