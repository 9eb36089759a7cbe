import { describe, expect, it } from 'vitest';
import { call, type ServicesOf } from '../../testServices.ts';

export const endedSignInsSuite = (services: ServicesOf): void => {
  const withIdentityService = () => ({ ...services(), app: services().managed.app });

  describe('a token of an account that the identity service disabled or deleted', () => {
    const { id: user, ...account } = {
      id: 'disabled',
      email: 'disabled@example.org',
      password: 'p',
      emailVerified: true,
    };
    const save = () =>
      call(withIdentityService(), 'POST', '/my/user/save', { user, body: { given_name: 'Ada' } });

    it(
      'can still read, but changes nothing from the next request on',
      { tags: ['R4.72', 'R4.73'] },
      async () => {
        const { admin } = services().managed;
        admin.accounts.set(user, { id: user, ...account });
        expect((await save()).status).toBe(200);
        admin.accounts.set(user, { id: user, ...account, enabled: false });
        expect((await save()).status).toBe(401);
        expect((await call(withIdentityService(), 'GET', '/my/user', { user })).status).toBe(200);
        admin.accounts.set(user, { id: user, ...account });
        expect((await save()).status).toBe(200);
        admin.accounts.delete(user);
        expect((await save()).status).toBe(401);
      },
    );

    it(
      'does not delete the account of a disabled user, who could sign up again',
      { tags: ['R4.72'] },
      async () => {
        const { admin } = services().managed;
        admin.accounts.set(user, { id: user, ...account, enabled: false });
        expect((await call(withIdentityService(), 'DELETE', '/my/user', { user })).status).toBe(401);
        expect(admin.accounts.has(user)).toBe(true);
      },
    );

    it(
      'changes and deletes nothing once its sign-in has ended, unlike that of another sign-in',
      { tags: ['R4.73'] },
      async () => {
        const { admin } = services().managed;
        admin.accounts.set(user, { id: user, ...account, endedSignIns: ['stolen'] });
        const statusOf = async (method: 'POST' | 'DELETE', url: string, signIn: string) => {
          const token = services().identity.tokenOf(user, { claims: { origin_jti: signIn } });
          const answer = await services().managed.app.inject({
            method,
            url: `/web-api/en${url}`,
            headers: { authorization: `Bearer ${token}` },
            ...(method === 'POST' && { payload: { given_name: 'Eve' } }),
          });
          return answer.statusCode;
        };
        expect(await statusOf('POST', '/my/user/save', 'stolen')).toBe(401);
        expect(await statusOf('DELETE', '/my/user', 'stolen')).toBe(401);
        expect(admin.accounts.has(user)).toBe(true);
        expect(await statusOf('POST', '/my/user/save', 'own')).toBe(200);
      },
    );

    it('cannot be checked while the identity service fails: 503, and nothing changes', async () => {
      const { admin } = services().managed;
      admin.accounts.set(user, { id: user, ...account });
      admin.fail('reset');
      expect((await save()).status).toBe(503);
      admin.fail(null);
    });
  });
};
