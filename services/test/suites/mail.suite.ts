import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { createServer } from '../../src/app/createServer.ts';
import { startMailer } from '../../src/mail/mailer.ts';
import { claimDueMail } from '../../src/mail/mailStore.ts';
import { signedInUser, visitor } from '../people.ts';
import { linkOf, mailsTo } from '../sentMails.ts';
import { startMailServer } from '../testMailServer.ts';
import { call, type TestServices, type ServicesOf } from '../testServices.ts';
import { rowsOf } from '../rowsOf.ts';

const forgot = (services: TestServices, email: string) =>
  call(services, 'POST', '/auth/forgot-password', { body: { email }, from: visitor() });

const eventually = async (condition: () => boolean | Promise<boolean>): Promise<void> => {
  for (let waited = 0; waited < 10_000; waited += 20) {
    if (await condition()) return;
    await pause(20);
  }
  throw new Error('The condition was not met in time.');
};

export const mailSuite = (services: ServicesOf): void => {
  describe('the outbox', () => {
    it('serves the mails as a page and as JSON, and each mail as a page whose scripts are blocked', async () => {
      const email = await signedInUser(services(), 'outbox-reader');
      await forgot(services(), email);
      const { app } = services();
      const page = await app.inject('/outbox');
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain(email);
      expect(page.headers).toMatchObject({ 'cache-control': 'no-store' });
      const [, path = ''] = /href="(\/outbox\/[^"]+)"/.exec(page.body) ?? [];
      const mail = await app.inject(path);
      expect(mail.statusCode).toBe(200);
      expect(mail.headers['content-security-policy']).toContain('sandbox');
      expect(linkOf((await mailsTo(app, email))[0]).origin).toBe('http://site.test');
      for (const unknown of ['/outbox/x', '/outbox/00000000-0000-4000-8000-000000000000']) {
        expect((await app.inject(unknown)).statusCode).toBe(404);
      }
    });

    it.each([
      ['another machine', { remoteAddress: '198.51.100.1' }],
      ['another machine behind a trusted proxy', { headers: { 'x-forwarded-for': '198.51.100.1' } }],
      ['a page of another site', { headers: { host: 'attacker.example' } }],
    ])('answers 404 to %s', async (_who, request) => {
      for (const url of ['/outbox', '/outbox.json', '/outbox/x']) {
        expect((await services().app.inject({ url, ...request })).statusCode).toBe(404);
      }
    });

    it.each(['forgot-password', 'verify-email-send'])(
      'POST /auth/%s stores no token if its mail cannot be stored',
      { tags: ['R7.97', 'R7.100'] },
      async (name) => {
        const email = await signedInUser(services(), `unwritable-${name}`);
        await services().database.rows(sql`alter table mails add constraint reject_unwritable
          check (recipient not like 'unwritable-%')`);
        try {
          const answer = await call(services(), 'POST', `/auth/${name}`, {
            body: { email },
            from: visitor(),
          });
          expect(answer).toEqual({ status: 500, body: { message: 'An unexpected error occurred.' } });
        } finally {
          await services().database.rows(sql`alter table mails drop constraint reject_unwritable`);
        }
        const links = await services().database.rows(
          sql`select hash from account_tokens where email = ${email}`,
        );
        expect(links).toEqual([]);
      },
    );

    it('sends codes and links before the mails about new offers, however many of these wait', async () => {
      const { database } = services();
      await database.rows(sql`delete from mails`);
      for (const [kind, ageS] of Object.entries({ newOffers: 60, verifyEmail: 1 }))
        await database.rows(sql`
          insert into mails (id, kind, recipient, language, subject, text, html, created_at, next_attempt_at, send_until)
          values (gen_random_uuid(), ${kind}, ${`${kind}@example.org`}, 'en', 's', 't', 'h', now(),
            now() - make_interval(secs => ${ageS}), now() + interval '1 hour')`);
      const recipients = [await claimDueMail(database), await claimDueMail(database)].map(
        (mail) => mail?.recipient,
      );
      expect(recipients).toEqual(['verifyEmail@example.org', 'newOffers@example.org']);
    });

    it('keeps the 500 newest mails', async () => {
      await services().database.rows(sql`
        insert into mails (id, kind, recipient, language, subject, text, html, created_at, next_attempt_at, send_until)
        select gen_random_uuid(), 'old', 'old@example.org', 'en', '', '', '', '2020-01-01', '2020-01-01', '2020-01-01'
        from generate_series(1, 600)`);
      await forgot(services(), await signedInUser(services(), 'outbox-filler'));
      const rows = await rowsOf<{ count: number }>(
        services().database,
        sql`select count(*)::int as count from mails`,
      );
      expect(rows[0]?.count).toBeLessThanOrEqual(500);
      expect(await mailsTo(services().app, 'outbox-filler@example.org')).toHaveLength(1);
      await services().database.rows(sql`delete from mails where kind = 'old'`);
    });
  });

  describe('with a mail server', () => {
    let smtp: Awaited<ReturnType<typeof startMailServer>>;
    let app: FastifyInstance;
    const sending = () => ({ ...services(), app });
    const mailerTo = (smtpUrl: string, onFailure: (error: unknown) => void = () => undefined) =>
      startMailer(
        services().database,
        { smtpUrl, productName: 'Citygigs', contactEmail: 'help@site.test' },
        onFailure,
      );
    const received = (email: string) => smtp.messages.filter(({ to }) => to === email);

    beforeAll(async () => {
      smtp = await startMailServer();
      // Do not send the mails of other tests.
      await services().database.rows(sql`update mails set sent_at = now()`);
      app = await createServer({
        database: services().database,
        origin: 'http://services.test',
        siteOrigin: 'http://site.test',
        identity: services().identity.settings,
        identityAdmin: null,
        mail: { smtpUrl: smtp.url, productName: 'Citygigs', contactEmail: 'help@site.test' },
        alertsIntervalMs: 3_600_000,
        trustedProxies: ['loopback'],
        logger: false,
        requestTimeoutMs: 30_000,
      });
    });

    afterAll(async () => {
      await app.close();
      smtp.stop();
    });

    it('sends a mail once, as text and HTML, and deletes its secret link', async () => {
      const email = await signedInUser(services(), 'smtp-reader');
      expect((await forgot(sending(), email)).status).toBe(200);
      await eventually(() => received(email).length === 1);
      const { data } = received(email)[0] ?? { data: '' };
      expect(data).toContain('From: Citygigs <help@site.test>');
      expect(data).toContain(`To: ${email}`);
      expect(data).toContain('Auto-Submitted: auto-generated');
      expect(data).toMatch(/text\/plain[\s\S]+text\/html/);
      await eventually(async () => {
        const rows = await rowsOf<{ done: boolean }>(
          services().database,
          sql`select sent_at is not null and text = '' and html = '' as done from mails where recipient = ${email}`,
        );
        return rows.length === 1 && rows[0]?.done === true;
      });
      expect((await app.inject('/outbox')).statusCode).toBe(404);
      expect(received(email)).toHaveLength(1);
    });

    it('sends a mail to one address, even if it looks like a list', async () => {
      const insert = (recipient: string) =>
        services().database.rows(sql`
          insert into mails (id, kind, recipient, language, subject, text, html, created_at, next_attempt_at, send_until)
          values (gen_random_uuid(), 'listed', ${recipient}, 'en', 'Hello', '', '', now(), now(), '2999-01-01')`);
      await insert('someone,smtp-victim@example.org');
      const email = await signedInUser(services(), 'smtp-after-list');
      await forgot(sending(), email);
      await eventually(() => received(email).length === 1);
      expect(received('smtp-victim@example.org')).toEqual([]);
    });

    it('lets mail clients unsubscribe with one click, and forgets the address afterwards', async () => {
      const url = 'https://site.test/unsubscribe?token=abc';
      const email = 'smtp-subscriber@example.org';
      await services().database.rows(sql`
        insert into mails (id, kind, recipient, language, subject, text, html, unsubscribe_url, created_at, next_attempt_at, send_until)
        values (gen_random_uuid(), 'newOffers', ${email}, 'en', 'New', 'a', 'b', ${url}, now(), now(), '2999-01-01')`);
      await forgot(sending(), await signedInUser(services(), 'smtp-other'));
      await eventually(() => received(email).length === 1);
      const { data } = received(email)[0] ?? { data: '' };
      expect(data).toContain(`List-Unsubscribe: <${url}>`);
      expect(data).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
      await eventually(async () => {
        const [row] = await rowsOf<{ unsubscribe_url: string | null }>(
          services().database,
          sql`select unsubscribe_url from mails where recipient = ${email}`,
        );
        return row?.unsubscribe_url === null;
      });
    });

    it('answers without waiting for the mail server, and retries rejected mails later', async () => {
      const email = await signedInUser(services(), 'smtp-patient');
      smtp.rejectNext(1);
      expect((await forgot(sending(), email)).status).toBe(200);
      const attempts = async () =>
        (
          await rowsOf<{ attempts: number; waits: boolean }>(
            services().database,
            sql`select attempts, next_attempt_at > now() + interval '30 seconds' as waits from mails where recipient = ${email}`,
          )
        )[0];
      await eventually(async () => (await attempts())?.attempts === 1);
      expect(await attempts()).toEqual({ attempts: 1, waits: true });
      expect(received(email)).toEqual([]);
      await services().database.rows(
        sql`update mails set next_attempt_at = now() where recipient = ${email}`,
      );
      const other = await signedInUser(services(), 'smtp-waker');
      await forgot(sending(), other);
      await eventually(() => received(email).length === 1 && received(other).length === 1);
    });

    it('counts no attempt while the mail server breaks connections, and lets the mail wait behind the others', async () => {
      const { database } = services();
      const [first, second] = ['smtp-first@example.org', 'smtp-second@example.org'];
      for (const [recipient, age] of [
        [first, '2 seconds'],
        [second, '1 second'],
      ])
        await database.rows(sql`
          insert into mails (id, kind, recipient, language, subject, text, html, created_at, next_attempt_at, send_until)
          values (gen_random_uuid(), 'listed', ${recipient}, 'en', 'Hello', '', '', now(), now() - ${age}::interval, '2999-01-01')`);
      const before = smtp.messages.length;
      // Once for the mail, and once to see whether the server is there.
      smtp.breakNext(2);
      const mailer = mailerTo(smtp.url);
      const attempts = () =>
        rowsOf<{ attempts: number }>(
          database,
          sql`select attempts from mails where recipient = ${first} and next_attempt_at between created_at and now()`,
        );
      await eventually(async () => (await attempts()).length === 1);
      expect([await attempts(), smtp.messages.length]).toEqual([[{ attempts: 0 }], before]);
      mailer.wake();
      await eventually(() => smtp.messages.length === before + 2);
      expect(smtp.messages.slice(before).map(({ to }) => to)).toEqual([second, first]);
      await mailer.stop();
    });

    it('counts the attempt if the mail server refuses the password', async () => {
      const { database } = services();
      const recipient = 'smtp-locked-out@example.org';
      const failures: unknown[] = [];
      const address = smtp.url.replace('//', '//name:wrong@');
      const mailer = mailerTo(address, (error) => failures.push(error));
      await mailer.store(database.orm, { kind: 'signUpCode', language: 'en', recipient, code: '123456' });
      mailer.wake();
      await eventually(() => failures.length > 0);
      await mailer.stop();
      expect(failures).toHaveLength(1);
      expect(failures).toMatchObject([{ code: 'EAUTH' }]);
      expect(await rowsOf(database, sql`select attempts from mails where recipient = ${recipient}`)).toEqual([
        { attempts: 1 },
      ]);
      await database.rows(sql`delete from mails where recipient = ${recipient}`);
    });

    it('counts no attempt at a mail server that does not answer, and sends the mail when it does', async () => {
      const { database } = services();
      const recipient = 'smtp-ignored@example.org';
      const mailer = mailerTo(`${smtp.url}?greetingTimeout=100`);
      smtp.ignoreNext(1);
      await mailer.store(database.orm, { kind: 'signUpCode', language: 'en', recipient, code: '123456' });
      mailer.wake();
      const attempts = async () =>
        (
          await rowsOf<{ attempts: number }>(
            database,
            sql`select attempts from mails where recipient = ${recipient} and next_attempt_at > created_at and next_attempt_at <= now()`,
          )
        )[0]?.attempts;
      await eventually(async () => (await attempts()) === 0);
      mailer.wake();
      await eventually(() => received(recipient).length > 0);
      expect(received(recipient)).toHaveLength(1);
      await mailer.stop();
    });

    it('never sends a mail whose link has expired, and empties it', async () => {
      const email = await signedInUser(services(), 'smtp-late');
      smtp.rejectNext(1);
      await forgot(sending(), email);
      const stored = async () =>
        (
          await rowsOf<{ attempts: number; text: string; minutes: number }>(
            services().database,
            sql`select attempts, text, round(extract(epoch from send_until - created_at) / 60)::int as minutes
              from mails where recipient = ${email}`,
          )
        )[0];
      await eventually(async () => (await stored())?.attempts === 1);
      expect((await stored())?.minutes).toBe(60);
      await services().database.rows(
        sql`update mails set next_attempt_at = now(), send_until = now() where recipient = ${email}`,
      );
      const other = await signedInUser(services(), 'smtp-on-time');
      await forgot(sending(), other);
      await eventually(() => received(other).length === 1);
      expect([await stored(), received(email)]).toMatchObject([{ attempts: 1, text: '' }, []]);
    });

    it('gives up on a mail after six attempts', async () => {
      const email = await signedInUser(services(), 'smtp-never');
      const due = (attempts: number) =>
        services().database
          .rows(sql`update mails set attempts = ${attempts}, next_attempt_at = now() - interval '1 hour'
          where recipient = ${email}`);
      const attempts = async () =>
        (
          await rowsOf<{ attempts: number }>(
            services().database,
            sql`select attempts from mails where recipient = ${email}`,
          )
        )[0]?.attempts;
      /** Sends a mail to another user, which arrives after all due mails. */
      const sendAnotherMail = async (user: string) => {
        const other = await signedInUser(services(), user);
        await forgot(sending(), other);
        await eventually(() => received(other).length === 1);
      };
      smtp.rejectNext(1);
      await forgot(sending(), email);
      await eventually(async () => (await attempts()) === 1);
      await due(5);
      smtp.rejectNext(1);
      await sendAnotherMail('smtp-before');
      expect(await attempts()).toBe(6);
      await due(6);
      await sendAnotherMail('smtp-after');
      expect([await attempts(), received(email)]).toEqual([6, []]);
    });

    it('never deletes mails that may still be sent', async () => {
      await services().database.rows(sql`
        insert into mails (id, kind, recipient, language, subject, text, html, created_at, next_attempt_at, send_until)
        select gen_random_uuid(), 'waiting', 'waiting@example.org', 'en', '', '', '', '2020-01-01', '2999-01-01', '2999-01-01'
        from generate_series(1, 600)`);
      await forgot(sending(), await signedInUser(services(), 'smtp-filler'));
      const rows = await services().database.rows(sql`delete from mails where kind = 'waiting' returning id`);
      expect(rows).toHaveLength(600);
    });
  });
};
