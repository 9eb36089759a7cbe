import { sql, type SQL } from 'drizzle-orm';
import type { Static } from 'typebox';
import { describe, expect, it } from 'vitest';
import type { OwnData } from '../../../src/web-api/my/user/userSchema.ts';
import { visitor } from '../../people.ts';
import { rowsOf } from '../../rowsOf.ts';
import { linkOf, mailsTo } from '../../sentMails.ts';
import { berlinOffer, call, type ServicesOf } from '../../testServices.ts';

export const sharedAddressSuite = (services: ServicesOf): void => {
  /** Sends a request of a user whose provider says that the address is not verified. */
  const sendAs = async <Body>(
    { id, email }: { id: string; email: string },
    method: 'GET' | 'POST',
    path: string,
    payload?: object,
    app = services().managed.app,
  ): Promise<Body> => {
    const token = services().identity.tokenOf(id, { claims: { email, email_verified: false } });
    const answer = await app.inject({
      method,
      url: `/web-api/en${path}`,
      headers: { authorization: `Bearer ${token}` },
      ...(payload !== undefined && { payload }),
    });
    expect(answer.statusCode).toBeLessThan(300);
    return answer.json<Body>();
  };
  const send = async (path: string, body: object, app = services().app) => {
    const { status } = await call({ ...services(), app }, 'POST', path, { body, from: visitor() });
    expect(status).toBe(200);
  };
  const newestLink = async (email: string) =>
    Object.fromEntries(linkOf((await mailsTo(services().app, email))[0]).searchParams);

  const confirm = async (email: string) => {
    const { app } = services().managed;
    await send('/auth/verify-email-send', { email }, app);
    const { verification_code: token } = await newestLink(email);
    await send('/auth/verify-email-confirm', { email, token }, app);
  };
  const reset = async (email: string) => {
    const { app } = services().managed;
    await send('/auth/forgot-password', { email }, app);
    const { modal: _modal, ...link } = await newestLink(email);
    await send('/auth/reset-password', { ...link, password: 'a good password' }, app);
  };

  describe('an address that two accounts have', () => {
    it('mails the owner in their usual network whatever others that name it have asked for', async () => {
      const email = 'usual.network@example.org';
      const { app, admin } = services().managed;
      const logIn = (user: string, verified: boolean, from: string) =>
        app.inject({
          method: 'POST',
          url: '/web-api/en/my/user/init',
          headers: {
            authorization: `Bearer ${services().identity.tokenOf(user, { claims: { email, email_verified: verified } })}`,
            'x-forwarded-for': from,
          },
        });
      const account = (id: string, password: string | null, emailVerified: boolean, from: string) => {
        admin.accounts.set(id, { id, email, password, emailVerified });
        return logIn(id, emailVerified, from);
      };
      await account('former-owner', 'p', true, '198.51.100.81');
      const left = { id: 'former-owner', email: 'left@example.net', password: 'p', emailVerified: true };
      admin.accounts.set(left.id, left);
      await account('present-owner', 'p', true, '198.51.100.82');
      await account('stranger-at-provider', null, false, '198.51.100.83');
      await account('owner-at-google', null, true, '198.51.100.84');
      const ask = async (from: string) => {
        await call({ ...services(), app }, 'POST', '/auth/forgot-password', { body: { email }, from });
        return (await mailsTo(app, email)).length;
      };
      for (const stranger of ['198.51.100.81', '198.51.100.83', '198.51.100.85'])
        for (let time = 0; time < 6; time += 1) await ask(stranger);
      const sent = await ask('198.51.100.85');
      expect(await ask('198.51.100.86')).toBe(sent);
      expect(await ask('198.51.100.82')).toBe(sent + 1);
    });

    it('is mailed a link for its own user after any requests of other signed-in ones', async () => {
      const email = 'claimed.by.all@example.org';
      const { app, admin } = services().managed;
      admin.accounts.set('claim-owner', { id: 'claim-owner', email, password: 'p', emailVerified: false });
      const ask = async (user: string, own: string, from: string) => {
        const token = services().identity.tokenOf(user, { claims: { email: own, email_verified: false } });
        const answer = await app.inject({
          method: 'POST',
          url: '/web-api/en/auth/verify-email-send',
          payload: { email },
          headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': from },
        });
        expect(answer.statusCode).toBe(200);
        return (await mailsTo(app, email)).length;
      };
      for (const from of ['198.51.100.91', '198.51.100.92', '198.51.100.93'])
        for (let time = 0; time < 5; time += 1) {
          const id = `claim-${from}-${time}`;
          admin.accounts.set(id, { id, email: `${id}@example.net`, password: 'p', emailVerified: true });
          expect(await ask(id, `${id}@example.net`, from)).toBe(0);
        }
      expect(await ask('claim-owner', email, '198.51.100.94')).toBe(1);
    });

    it.each([
      [
        'a verification link',
        { follow: confirm, ownerPassword: null, strangerPassword: 'p', countsAtOnce: true },
      ],
      [
        'a link for a new password',
        { follow: reset, ownerPassword: 'p', strangerPassword: null, countsAtOnce: false },
      ],
    ])(
      'is verified by %s only for the account that the link was sent for',
      { tags: ['R7.99', 'R7.101'] },
      async (what, { follow, ownerPassword, strangerPassword, countsAtOnce }) => {
        const { database, managed } = services();
        const name = what.replaceAll(' ', '-');
        const email = `${name}@example.org`;
        const [owner, stranger] = [
          { id: `${name}-owner`, email, emailVerified: false, password: ownerPassword },
          { id: `${name}-stranger`, email, emailVerified: false, password: strangerPassword },
        ];
        const offer = await berlinOffer(services(), 'paws-and-co');
        const contribute = (user: typeof owner) =>
          sendAs(user, 'POST', `/job_offers/${offer}/earning`, { jobOfferId: offer, value: 15 });
        for (const user of [owner, stranger]) {
          managed.admin.accounts.set(user.id, user);
          await sendAs(user, 'POST', '/my/user/init');
          await contribute(user);
        }
        const lead = { offer_id: offer, type: 'job', locale: 'en', email, full_name: 'Owner' };
        await managed.app.inject({ method: 'POST', url: '/sales-api/lead', payload: lead });

        await follow(email);

        const seenBy = async (user: typeof owner) => {
          const [{ emailVerified }, { data }] = await Promise.all([
            sendAs<{ emailVerified: boolean }>(user, 'GET', '/my/user'),
            sendAs<Static<typeof OwnData>>(user, 'GET', '/my/user/data'),
          ]);
          const isEmpty = (table: string) => data[table]?.length === 0;
          return { emailVerified, empty: ['applications', 'mails'].filter(isEmpty) };
        };
        const isConfirmed = async ({ id }: typeof owner) =>
          rowsOf(database, sql`select is_confirmed from earnings where user_id = ${id}`);
        expect(await seenBy(owner)).toEqual({ emailVerified: true, empty: [] });
        expect(await seenBy(stranger)).toEqual({ emailVerified: false, empty: ['applications', 'mails'] });
        expect(await isConfirmed(owner)).toEqual([{ is_confirmed: countsAtOnce }]);
        expect(await isConfirmed(stranger)).toEqual([{ is_confirmed: false }]);
        for (const user of [owner, stranger]) await contribute(user);
        expect(await isConfirmed(owner)).toEqual([{ is_confirmed: true }]);
        expect(await isConfirmed(stranger)).toEqual([{ is_confirmed: false }]);
      },
    );

    it(
      'is verified by the link of a signed-in user only for that user, whose link stays when another is used',
      { tags: ['R7.100', 'R7.101'] },
      async () => {
        const { admin, app } = services().managed;
        const email = 'asked-for@example.org';
        const [own, other] = [
          { id: 'asks', email, emailVerified: false, password: 'p' },
          // Without a signed-in user, the link would be for this account of a provider.
          { id: 'asks-not', email, emailVerified: false, password: null },
        ];
        for (const user of [own, other]) admin.accounts.set(user.id, user);
        const linkFor = async (user: typeof own | typeof other) => {
          await sendAs(user, 'POST', '/auth/verify-email-send', { email });
          return (await newestLink(email))['verification_code'];
        };
        const confirmWith = (token: string | undefined) =>
          send('/auth/verify-email-confirm', { email, token }, app);
        const [ownLink, otherLink] = [await linkFor(own), await linkFor(other)];
        await confirmWith(ownLink);
        const verified = () => [own, other].map(({ id }) => admin.accounts.get(id)?.emailVerified);
        expect(verified()).toEqual([true, false]);
        await confirmWith(otherLink);
        expect(verified()).toEqual([true, true]);
      },
    );

    it('gets no mail that a user of another address asks for', { tags: ['R7.100'] }, async () => {
      const { admin, app } = services().managed;
      const email = 'not-asked-for@example.org';
      admin.accounts.set('no-asker', { id: 'no-asker', email, emailVerified: false, password: 'p' });
      const asker = { id: 'other-asker', email: 'other-asker@example.org' };
      admin.accounts.set(asker.id, { ...asker, emailVerified: false, password: 'p' });
      await sendAs(asker, 'POST', '/auth/verify-email-send', { email });
      expect(await mailsTo(app, email)).toEqual([]);
      const headers = { authorization: 'Bearer invalid' };
      const url = '/web-api/en/auth/verify-email-send';
      expect((await app.inject({ method: 'POST', url, payload: { email }, headers })).statusCode).toBe(401);
      expect(await mailsTo(app, email)).toEqual([]);
    });

    describe('without an identity service', () => {
      /** Stores two accounts; `followLink` returns which of them are verified afterwards. */
      const twoAccounts = async (name: string) => {
        const { database } = services();
        const email = `${name}@example.org`;
        for (const id of [`${name}-1`, `${name}-2`])
          await database.rows(
            sql`insert into users (id, email, created_at) values (${id}, ${email}, clock_timestamp())`,
          );
        const followLink = async ({ beforehand, asker }: { beforehand?: SQL; asker?: string } = {}) => {
          if (asker === undefined) await send('/auth/verify-email-send', { email });
          else
            await sendAs({ id: asker, email }, 'POST', '/auth/verify-email-send', { email }, services().app);
          if (beforehand !== undefined) await database.rows(beforehand);
          const { verification_code: token } = await newestLink(email);
          await send('/auth/verify-email-confirm', { email, token });
          const verified = await rowsOf<{ id: string }>(
            database,
            sql`select id from users where email = ${email} and email_verified_at is not null order by id`,
          );
          return verified.map(({ id }) => id);
        };
        return { email, followLink };
      };

      it('is verified for one account after the other', { tags: ['R7.101'] }, async () => {
        const { followLink } = await twoAccounts('in-turn');
        expect(await followLink()).toEqual(['in-turn-1']);
        expect(await followLink()).toEqual(['in-turn-1', 'in-turn-2']);
      });

      it('is verified for the signed-in user who asks for the link', { tags: ['R7.100'] }, async () => {
        const { followLink } = await twoAccounts('younger');
        expect(await followLink({ asker: 'younger-2' })).toEqual(['younger-2']);
      });

      it('is verified for all accounts by a link that names none', async () => {
        const { email, followLink } = await twoAccounts('unnamed');
        const forget = sql`update account_tokens set user_id = null where email = ${email}`;
        expect(await followLink({ beforehand: forget })).toEqual(['unnamed-1', 'unnamed-2']);
      });
    });
  });
};
