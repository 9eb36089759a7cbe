import { PassThrough } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { homeOf, oldUser } from '../../people.ts';
import { rowsOf } from '../../rowsOf.ts';
import { berlinOffer, type ServicesOf } from '../../testServices.ts';

/** Requests whose client sends the body only after something else has happened to the account. */
export const heldRequestsSuite = (services: ServicesOf): void => {
  let offer = 0;
  beforeAll(async () => {
    offer = await berlinOffer(services(), 'swiftbite');
  });

  const request = (id: string, method: 'POST' | 'GET' | 'DELETE', path: string) => ({
    method,
    url: `/web-api/en${path}`,
    headers: {
      authorization: `Bearer ${services().identity.tokenOf(id)}`,
      'content-type': 'application/json',
      'x-forwarded-for': homeOf(id),
    },
  });

  /** Begins a request, and returns what sends its body. */
  const hold = async (id: string, method: 'POST' | 'DELETE', path: string, body: object) => {
    const payload = new PassThrough();
    const text = JSON.stringify(body);
    const answer = services().managed.app.inject({ ...request(id, method, path), payload });
    payload.write(text.slice(0, 1));
    await pause(100);
    return async () => {
      payload.end(text.slice(1));
      return answer;
    };
  };

  const account = async (name: string): Promise<string> => {
    const { user: id } = await oldUser(services(), name);
    const email = `${name}@example.org`;
    services().managed.admin.accounts.set(id, { id, email, password: 'p', emailVerified: true });
    const { app } = services().managed;
    expect((await app.inject(request(id, 'POST', '/my/user/init'))).statusCode).toBe(200);
    return id;
  };

  const change = (id: string, changed: { email?: string; enabled?: boolean }) => {
    const known = services().managed.admin.accounts.get(id);
    if (known === undefined) throw new Error('There is no such account.');
    services().managed.admin.accounts.set(id, { ...known, ...changed });
  };

  describe('a request whose body comes late', () => {
    it('has the address of the account at that time', async () => {
      const id = await account('late-address');
      const send = await hold(id, 'POST', '/my/user/save', { emailConsent: true });
      change(id, { email: 'late.address@example.net' });
      expect((await send()).json()).toMatchObject({ email: 'late.address@example.net' });
    });

    it('is refused when the account was deleted meanwhile, and makes none anew', async () => {
      const id = await account('late-review');
      const send = await hold(id, 'POST', `/job_offers/${offer}/reviews`, { rating: 1 });
      const { app } = services().managed;
      expect((await app.inject(request(id, 'DELETE', '/my/user'))).statusCode).toBe(200);
      expect((await send()).statusCode).toBe(401);
      expect(await rowsOf(services().database, sql`select id from users where id = ${id}`)).toEqual([]);
    });

    it('is refused when the account was disabled meanwhile', async () => {
      const id = await account('late-deletion');
      const send = await hold(id, 'DELETE', '/my/user', {});
      change(id, { enabled: false });
      expect((await send()).statusCode).toBe(401);
      expect(await rowsOf(services().database, sql`select id from users where id = ${id}`)).toHaveLength(1);
    });
  });
};
