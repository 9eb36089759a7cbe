import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { visitor } from '../../people.ts';
import { mailsTo } from '../../sentMails.ts';
import { call, type ServicesOf } from '../../testServices.ts';

export const strangersMailsSuite = (services: ServicesOf): void => {
  const sendToManaged = (path: string, body: object, from = visitor()) =>
    call({ ...services(), app: services().managed.app }, 'POST', path, { body, from });

  const send = (path: string, body: object, from = visitor()) =>
    call(services(), 'POST', path, { body, from });

  describe('the link for a new password', () => {
    it('is not blocked by strangers, nor is the mailbox flooded by them under many spellings', async () => {
      const owner = '198.51.100.62';
      const email = 'blocked.person@gmail.com';
      const managed = { ...services(), app: services().managed.app };
      const { admin } = services().managed;
      admin.accounts.set('blocked-person', {
        id: 'blocked-person',
        email,
        password: 'p',
        emailVerified: true,
      });
      await call(managed, 'POST', '/my/user/init', { user: 'blocked-person', from: owner });
      await services().database.rows(sql`update users set email = ${email} where id = 'blocked-person'`);
      const statuses: number[] = [];
      for (let network = 0; network < 3; network += 1)
        for (let asked = 0; asked < 6; asked += 1) {
          const address = asked % 2 === 0 ? email : 'Blocked.Person@Gmail.com';
          const answer = await sendToManaged(
            '/auth/forgot-password',
            { email: address },
            `198.51.100.${70 + network}`,
          );
          statuses.push(answer.status);
        }
      // Five of each network; from the eleventh on, the links that were sent serve.
      expect(statuses.filter((status) => status === 200)).toHaveLength(15);
      expect((await sendToManaged('/auth/forgot-password', { email })).status).toBe(200);
      expect(await mailsTo(managed.app, email)).toHaveLength(10);
      expect((await sendToManaged('/auth/forgot-password', { email }, owner)).status).toBe(200);
      expect(await mailsTo(managed.app, email)).toHaveLength(11);
    });
  });

  describe('what an owner asks for', () => {
    it.each(['forgot-password', 'verify-email-send'])(
      'is answered with 429 at the sixth request within an hour, from a network that the account knows: %s',
      { tags: ['R7.103'] },
      async (name) => {
        const [user, from] = [`owner-of-${name}`, '198.51.100.65'];
        await call(services(), 'POST', '/my/user/init', { user, from });
        const email = `${user}@example.org`;
        const statuses: number[] = [];
        for (let time = 0; time < 7; time += 1)
          statuses.push((await send(`/auth/${name}`, { email }, from)).status);
        expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
        expect(await mailsTo(services().app, email)).toHaveLength(5);
        // What the owner asks for counts apart.
        expect((await send(`/auth/${name}`, { email })).status).toBe(200);
      },
    );
  });
};
