import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { ServicesOf } from '../../testServices.ts';
import { alertTools, graz, later, linz, salzburg, withServer } from './alertTools.ts';

export const endedAlertsSuite = (services: ServicesOf): void => {
  const { as, subscriber, offer, run, mailsOf, tokenIn, unsubscribe, isDue, alertsOf, failures } =
    alertTools(services);

  describe('ended alerts', () => {
    it('drop the mail that waits when an alert of it is switched off or its search removed, and announce the rest later', async () => {
      for (const [path, body, status] of [
        ['/my/saved_searches/alert', { city_id: linz, alerts: false }, 204],
        ['/my/saved_searches', { remove: [{ city_id: linz }] }, 200],
      ] as const) {
        const user = await subscriber();
        await as(user, 'PATCH', '/my/saved_searches/alert', { city_id: linz, alerts: true });
        await as(user, 'PATCH', '/my/saved_searches', { add: [{ city_id: salzburg }] });
        await offer({ cityId: graz });
        await offer({ cityId: linz });
        await run(new Date(), withServer);
        await as(user, 'PATCH', '/my/saved_searches', { remove: [{ city_id: salzburg }] });
        expect(await isDue(user)).toBe(true);
        expect((await as(user, 'PATCH', path, body)).status).toBe(status);
        expect(await isDue(user)).toBe(false);
        await run(later(25), withServer);
        const [mail, ...others] = await mailsOf(user);
        expect(others).toHaveLength(1);
        expect(mail?.text).toContain('http://site.test/graz/');
        expect(mail?.text).not.toContain('http://site.test/linz/');
      }
    });

    it.each([
      ['unsubscribes', (_user: string, token: string) => unsubscribe(token), 200],
      ['deletes the account', async (user: string) => (await as(user, 'DELETE', '/my/user')).status, 200],
      [
        'switches the alert off',
        async (user: string) =>
          (await as(user, 'PATCH', '/my/saved_searches/alert', { city_id: graz, alerts: false })).status,
        204,
      ],
    ] as const)(
      'send nothing to a user who %s while the mail is being stored',
      async (_name, leave, status) => {
        const user = await subscriber();
        await offer({ cityId: graz });
        await run();
        const token = tokenIn((await mailsOf(user))[0]);
        await services().database.rows(
          sql`update mails set send_until = now() where recipient = ${`${user}@example.org`}`,
        );
        await offer({ cityId: graz });
        let left: Promise<number> | undefined;
        await run(later(25), (mailer) => ({
          ...mailer,
          isOutbox: false,
          store: async (...args) => {
            const id = await mailer.store(...args);
            left = leave(user, token);
            // Without a lock it would end now, before the mail is visible to it.
            await pause(150);
            return id;
          },
        }));
        expect(await left).toBe(status);
        expect(await isDue(user)).toBe(false);
        expect(failures()).toEqual([]);
      },
    );
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
      expect(await isDue(user)).toBe(false);
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
