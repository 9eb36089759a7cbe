import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { removeUserData } from '../../../src/user-data/removeUserData.ts';
import { homeOf, oldUser } from '../../people.ts';
import { rowsOf } from '../../rowsOf.ts';
import { berlinOffer, numberFrom, type ServicesOf } from '../../testServices.ts';

interface Person {
  readonly id: string;
  readonly token: string;
}

interface OwnApplications {
  readonly data: { readonly applications: readonly { readonly fullName: string; readonly phone: string }[] };
}

export const formerTokensSuite = (services: ServicesOf): void => {
  let offer = 0;
  beforeAll(async () => {
    offer = await berlinOffer(services(), 'swiftbite');
  });

  const send = async (
    { id, token }: Person,
    method: 'POST' | 'GET' | 'DELETE',
    path: string,
    body?: object,
  ) =>
    services().managed.app.inject({
      method,
      url: `/web-api/en${path}`,
      headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': homeOf(id) },
      ...(body !== undefined && { payload: body }),
    });

  /** An account of a month ago whose address is that mailbox, logged in. */
  const owner = async (name: string, email: string): Promise<Person> => {
    const { user: id } = await oldUser(services(), name);
    services().managed.admin.accounts.set(id, { id, email, password: 'p', emailVerified: true });
    const claims = { email, email_verified: true };
    const person = { id, token: services().identity.tokenOf(id, { claims }) };
    expect((await send(person, 'POST', '/my/user/init')).statusCode).toBe(200);
    return person;
  };

  const moveTo = ({ id }: Person, email: string) => {
    const account = services().managed.admin.accounts.get(id);
    if (account === undefined) throw new Error('There is no such account.');
    services().managed.admin.accounts.set(id, { ...account, email });
  };

  const applyFrom = async (email: string): Promise<string> => {
    const id = randomUUID();
    await services().database.rows(sql`
      insert into leads (id, offer_id, type, locale, email, full_name, phone, user_anonymous_id, affiliate_url, created_at)
      values (${id}, ${offer}, 'job', 'en', ${email}, 'Nadja Neu', '+43 1 5550133', 'visitor', 'https://partner.example', now())`);
    return id;
  };
  const addressOf = async (lead: string) =>
    (
      await rowsOf<{ email: string | null }>(
        services().database,
        sql`select email from leads where id = ${lead}`,
      )
    )[0]?.email;

  /**
   * Somebody whose account got another address, with a token that names the former one, and the next owner of that mailbox, who has an
   * account and an application. The services have not heard of the change.
   */
  const successors = async (name: string) => {
    const [mailbox, address] = [`shared.${name}@example.org`, `own.${name}@example.net`];
    const former = await owner(`former-${name}`, mailbox);
    moveTo(former, address);
    const next = await owner(`next-${name}`, mailbox);
    return { mailbox, address, former, next, lead: await applyFrom(mailbox) };
  };
  const applicationsOf = async (person: Person) =>
    (await send(person, 'GET', '/my/user/data')).json<OwnApplications>().data.applications;
  const review = (person: Person, at: number) =>
    send(person, 'POST', `/job_offers/${at}/reviews`, { rating: 2 });

  /** Applies through the form, and waits until the identity service was asked about each of the accounts. */
  const applyByForm = async (email: string, accounts: readonly Person[]): Promise<string> => {
    const { admin, app } = services().managed;
    const before = admin.calls.length;
    const payload = {
      offer_id: offer,
      type: 'job',
      locale: 'en',
      email,
      full_name: 'Nadja Neu',
      phone: '+43 1 5550133',
    };
    const sent = await app.inject({ method: 'POST', url: '/sales-api/lead', payload });
    await vi.waitFor(() => {
      const calls = admin.calls.slice(before);
      for (const { id } of accounts) expect(calls).toContain(`ListUsers ${id}`);
    });
    // The answer of the identity service is on its way to the database.
    await new Promise((resolve) => setTimeout(resolve, 100));
    return sent.json<{ id: string }>().id;
  };

  const save = (person: Person) => send(person, 'POST', '/my/user/save', { emailConsent: true });

  describe('an account whose address changed without a word to the services', () => {
    it('takes no application along that the next owner of its mailbox sent as a guest', async () => {
      const [mailbox, address] = ['silent.shared@example.org', 'silent.own@example.net'];
      const former = await owner('former-silent', mailbox);
      const own = await applyByForm(mailbox, [former]);
      moveTo(former, address);
      const ofNext = await applyByForm(mailbox, [former]);
      expect((await save(former)).statusCode).toBe(200);
      expect(await addressOf(own)).toBe(address);
      expect(await addressOf(ofNext)).toBe(mailbox);
      expect(await applicationsOf(former)).toHaveLength(1);
    });

    it('keeps its own from the next owner of its mailbox, who can neither read nor delete them', async () => {
      const [mailbox, address] = ['kept.shared@example.org', 'kept.own@example.net'];
      const former = await owner('former-kept', mailbox);
      const own = await applyByForm(mailbox, [former]);
      moveTo(former, address);
      const next = await owner('next-kept', mailbox);
      expect(await applicationsOf(next)).toEqual([]);
      const desk = sql`select count(*) from review_opportunities where user_id = ${next.id}`;
      expect(await numberFrom(services(), desk)).toBe(0);
      expect(await applicationsOf(former)).toHaveLength(1);
      await send(next, 'DELETE', '/my/user');
      expect(await addressOf(own)).toBe(mailbox);
      await send(former, 'DELETE', '/my/user');
      expect(await addressOf(own)).toBeNull();
    });

    it('deletes its own with the account, also when that is deleted at the identity service', async () => {
      const former = await owner('former-deleted', 'deleted.shared@example.org');
      const own = await applyByForm('deleted.shared@example.org', [former]);
      const { orm } = services().database;
      await removeUserData({ orm }, { id: former.id, email: 'deleted.own@example.net' }, true);
      expect(await addressOf(own)).toBeNull();
    });

    it.each([
      ['of another account of the same mailbox', true],
      ['of an account that is gone', false],
    ])('has the applications %s from its next log-in on', async (_whose, exists) => {
      const mailbox = `second-${exists}@example.org`;
      const first = await owner(`first-of-${exists}`, mailbox);
      await applyByForm(mailbox, [first]);
      if (!exists) services().managed.admin.accounts.delete(first.id);
      const second = await owner(`second-of-${exists}`, mailbox);
      expect(await applicationsOf(second)).toHaveLength(1);
    });

    it('takes none along of which nobody could say whose it is', async () => {
      const [mailbox, address] = ['unasked.shared@example.org', 'unasked.own@example.net'];
      const former = await owner('former-unasked', mailbox);
      const { admin } = services().managed;
      admin.fail('reset');
      const lead = await applyByForm(mailbox, [former]);
      admin.fail(null);
      moveTo(former, address);
      await save(former);
      expect(await addressOf(lead)).toBe(mailbox);
    });

    it('takes none along of a mailbox that another account has, too', async () => {
      const [mailbox, address] = ['both.shared@example.org', 'both.own@example.net'];
      const [former, other] = [await owner('former-both', mailbox), await owner('other-both', mailbox)];
      const lead = await applyByForm(mailbox, [former, other]);
      moveTo(former, address);
      await save(former);
      expect(await addressOf(lead)).toBe(mailbox);
    });
  });

  describe('a token that names a former address of its account', () => {
    it('exports nothing of the next owner of that mailbox', async () => {
      const { former, next } = await successors('export');
      expect(await applicationsOf(former)).toEqual([]);
      expect(await applicationsOf(next)).toMatchObject([{ fullName: 'Nadja Neu', phone: '+43 1 5550133' }]);
    });

    it.each([
      ['/reviews/opportunity', () => ({ job_offer_id: offer })],
      ['/my/user/init', () => undefined],
      ['/my/user/save', () => ({ emailConsent: true })],
    ])('moves no application of theirs: POST %s', async (path, body) => {
      const name = `move${path.replaceAll('/', '-')}`;
      const { former, next, mailbox, address, lead } = await successors(name);
      expect((await send(former, 'POST', path, body())).statusCode).toBeLessThan(300);
      const claims = { email: address, email_verified: true };
      const again = { ...former, token: services().identity.tokenOf(former.id, { claims }) };
      expect((await send(again, 'POST', '/my/user/init')).json()).toMatchObject({ email: address });
      expect(await addressOf(lead)).toBe(mailbox);
      expect(await applicationsOf(again)).toEqual([]);
      expect(await applicationsOf(next)).toHaveLength(1);
    });

    it('deletes nothing of theirs, and mails the deletion to the new address', async () => {
      const { former, mailbox, address, lead } = await successors('deletion');
      const { database } = services();
      await database.rows(sql`insert into mails (id, kind, language, recipient, subject, text, html, created_at, next_attempt_at, send_until)
        values (gen_random_uuid(), 'leadCreated', 'en', ${mailbox}, 'Yours', 'Yours', 'Yours', now(), now(), now())`);
      expect((await send(former, 'DELETE', '/my/user')).statusCode).toBe(200);
      expect(await addressOf(lead)).toBe(mailbox);
      const mails = sql`select recipient, kind from mails where recipient in (${mailbox}, ${address}) order by kind`;
      expect(await rowsOf(database, mails)).toEqual([
        { recipient: address, kind: 'accountDeleted' },
        { recipient: mailbox, kind: 'leadCreated' },
      ]);
    });

    it('deletes nothing of theirs either after the account was deleted at the identity service', async () => {
      const { former, mailbox, lead } = await successors('gone');
      services().managed.admin.accounts.delete(former.id);
      expect((await send(former, 'DELETE', '/my/user')).statusCode).toBe(200);
      expect(await addressOf(lead)).toBe(mailbox);
      const left = sql`select id from users where id = ${former.id}`;
      expect(await rowsOf(services().database, left)).toEqual([]);
    });

    it('does not tell which anonymous review is theirs', async () => {
      const { former, next } = await successors('votes');
      const { id } = (await review(next, offer)).json<{ id: number }>();
      const vote = await send(former, 'POST', `/reviews/${id}/helpful`, { helpful: true });
      expect(vote.statusCode).toBe(200);
      const own = await send(next, 'POST', `/reviews/${id}/helpful`, { helpful: true });
      expect(own.statusCode).toBe(422);
    });

    it('keeps them from no review', async () => {
      const { former, next } = await successors('reviews');
      expect((await review(former, offer)).statusCode).toBe(201);
      expect((await review(next, offer)).statusCode).toBe(201);
    });

    it('shows the new address, and the last known one while the identity service does not answer', async () => {
      const { former, mailbox, address } = await successors('shown');
      const { admin } = services().managed;
      admin.fail('status');
      const shown = async () => (await send(former, 'GET', '/my/user')).json<object>();
      expect(await shown()).toMatchObject({ email: mailbox, emailVerified: true });
      expect((await send(former, 'GET', '/my/user/data')).statusCode).toBe(503);
      admin.fail(null);
      expect(await shown()).toMatchObject({ email: address, emailVerified: true });
    });

    it('proves no mailbox that the identity service does not call verified', async () => {
      const { id, token } = await owner('once-verified', 'once-verified@example.org');
      const unproven = { id, email: 'claimed.only@example.org', password: 'p', emailVerified: false };
      const lead = await applyFrom(unproven.email);
      services().managed.admin.accounts.set(id, unproven);
      const claims = { email: unproven.email, email_verified: true };
      for (const each of [token, services().identity.tokenOf(id, { claims })]) {
        expect((await send({ id, token: each }, 'POST', '/my/user/init')).json()).toMatchObject({
          email: unproven.email,
          emailVerified: false,
        });
        expect(await applicationsOf({ id, token: each })).toEqual([]);
      }
      expect(await addressOf(lead)).toBe(unproven.email);
    });
  });
};
