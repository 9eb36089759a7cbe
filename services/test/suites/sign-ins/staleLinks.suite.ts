import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { visitor } from '../../people.ts';
import { rowsOf } from '../../rowsOf.ts';
import { linkOf, mailsTo } from '../../sentMails.ts';
import { call, type Errors, type ServicesOf } from '../../testServices.ts';

export const staleLinksSuite = (services: ServicesOf): void => {
  const sendToManaged = (path: string, body: object) =>
    call<Errors>({ ...services(), app: services().managed.app }, 'POST', path, { body, from: visitor() });
  const newAccount = (id: string) => {
    const account = { id, email: `${id}@example.org`, password: 'the old one', emailVerified: false };
    services().managed.admin.accounts.set(id, account);
    return account;
  };
  const queryOfLinkTo = async (email: string) =>
    linkOf((await mailsTo(services().managed.app, email))[0]).searchParams;

  describe('a link in a mail', () => {
    it.each<[what: string, change: { password: string } | { email: string }]>([
      ['password', { password: 'changed elsewhere' }],
      ['address', { email: 'new-address@example.org' }],
    ])(
      'sets no password once the account has another %s',
      { tags: ['R7.98', 'R7.99'] },
      async (what, change) => {
        const account = newAccount(`other-${what}`);
        const { email } = account;
        await sendToManaged('/auth/forgot-password', { email });
        const { modal: _modal, ...link } = Object.fromEntries(await queryOfLinkTo(email));
        Object.assign(account, change);
        const before = account.password;
        expect((await sendToManaged('/auth/check-reset-password-token', link)).status).toBe(422);
        const body = { ...link, password: 'a good password' };
        const answer = await sendToManaged('/auth/reset-password', body);
        expect([answer.status, answer.body.errors[0]?.field]).toEqual([422, 'token']);
        expect(account.password).toBe(before);
      },
    );

    it(
      'for a new password is deleted when the user changes the password',
      { tags: ['R7.38', 'R7.99'] },
      async () => {
        const { id, email } = newAccount('changes-password');
        const { app } = services().managed;
        await sendToManaged('/auth/forgot-password', { email });
        const body = { old_password: 'the old one', new_password: 'a good password' };
        const changed = await call({ ...services(), app }, 'POST', '/my/user/change-password', {
          user: id,
          body,
        });
        expect(changed.status).toBe(200);
        const left = await rowsOf(
          services().database,
          sql`select hash from account_tokens where email = ${email}`,
        );
        expect(left).toEqual([]);
      },
    );

    it(
      'is answered again for the password that it has set, because the answer may have been lost, until another one is tried',
      { tags: ['R7.99'] },
      async () => {
        const { id, email } = newAccount('unheard');
        const { app, admin } = services().managed;
        const newLink = async () => {
          await sendToManaged('/auth/forgot-password', { email });
          const { modal: _modal, ...link } = Object.fromEntries(await queryOfLinkTo(email));
          return link;
        };
        const reset = async (body: object) => (await sendToManaged('/auth/reset-password', body)).status;
        const request = { ...(await newLink()), password: 'a good password' };
        expect([await reset(request), await reset(request)]).toEqual([200, 200]);
        expect(await reset({ ...request, password: 'another good password' })).toBe(422);
        expect(await reset({ ...request, secretHash: 'x' })).toBe(422);
        // A spent link must not confirm guesses of the password.
        expect(await reset(request)).toBe(422);
        expect(admin.calls.filter((one) => one === `AdminSetUserPassword ${id}`)).toHaveLength(1);
        expect((await mailsTo(app, email)).map(({ kind }) => kind)).toEqual([
          'passwordChanged',
          'resetPassword',
        ]);
        const stored = await services().database.rows(
          sql`select * from account_tokens where email = ${email}`,
        );
        expect(JSON.stringify(stored)).not.toContain(request.password);
        expect(await reset({ ...(await newLink()), password: 'yet another password' })).toBe(200);
        expect(await reset(request)).toBe(422);
      },
    );

    it('does not confirm another address of its account', { tags: ['R7.101'] }, async () => {
      const account = newAccount('renamed');
      const { email } = account;
      await sendToManaged('/auth/verify-email-send', { email });
      const token = (await queryOfLinkTo(email)).get('verification_code');
      account.email = 'somebody.else@example.org';
      expect((await sendToManaged('/auth/verify-email-confirm', { email, token })).status).toBe(422);
      expect(account.emailVerified).toBe(false);
    });
  });
};
