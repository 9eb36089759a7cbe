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

    it('changes nothing from the next request on', { tags: ['R4.72', 'R4.73'] }, async () => {
      const { admin } = services().managed;
      admin.accounts.set(user, { id: user, ...account });
      expect((await save()).status).toBe(200);
      admin.accounts.set(user, { id: user, ...account, enabled: false });
      expect((await save()).status).toBe(401);
      admin.accounts.set(user, { id: user, ...account });
      expect((await save()).status).toBe(200);
      admin.accounts.delete(user);
      expect((await save()).status).toBe(401);
    });

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

    it(
      'reads nothing of the user once its sign-in has ended, and exports nothing',
      { tags: ['R4.73'] },
      async () => {
        const { admin, app } = services().managed;
        const reader = { id: 'reader', email: 'reader@example.org', password: 'p', emailVerified: true };
        const statusOf = async (path: string, signIn: string) => {
          const token = services().identity.tokenOf(reader.id, { claims: { origin_jti: signIn } });
          const headers = { authorization: `Bearer ${token}` };
          return (await app.inject({ method: 'GET', url: `/web-api/en${path}`, headers })).statusCode;
        };
        const reads = [
          '/my/user',
          '/my/user/metadata',
          '/my/languages',
          '/my/saved_offers',
          '/my/saved_searches',
          '/my/job_offers',
        ];
        admin.accounts.set(reader.id, { ...reader, endedSignIns: ['ended'] });
        for (const path of [...reads, '/my/user/data'])
          expect([path, await statusOf(path, 'ended')]).toEqual([path, 401]);
        for (const path of reads) expect([path, await statusOf(path, 'own')]).toEqual([path, 200]);
        expect(await statusOf('/my/user/data', 'own')).toBe(200);
        // The export asks each time.
        admin.accounts.set(reader.id, { ...reader, endedSignIns: ['own'] });
        expect(await statusOf('/my/user/data', 'own')).toBe(401);
        admin.accounts.set(reader.id, { ...reader, enabled: false });
        for (const path of reads) expect([path, await statusOf(path, 'third')]).toEqual([path, 401]);
        admin.accounts.delete(reader.id);
        expect(await statusOf('/my/user', 'fourth')).toBe(401);
      },
    );

    it('reads on while the identity service fails, without the export', async () => {
      const { admin } = services().managed;
      const other = { id: 'reads-on', email: 'reads-on@example.org', password: 'p', emailVerified: true };
      admin.accounts.set(other.id, other);
      for (const failure of ['reset', 'status', 'garbage'] as const) {
        admin.fail(failure);
        const read = (path: string) => call(withIdentityService(), 'GET', path, { user: other.id });
        expect((await read('/my/user')).status).toBe(200);
        expect((await read('/my/user/data')).status).toBe(503);
      }
      admin.fail(null);
    });

    it('cannot be checked while the identity service fails: 503, and nothing changes', async () => {
      const { admin } = services().managed;
      admin.accounts.set(user, { id: user, ...account });
      admin.fail('reset');
      expect((await save()).status).toBe(503);
      admin.fail(null);
    });
  });
};
