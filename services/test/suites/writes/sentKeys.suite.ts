import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { oldUser } from '../../people.ts';
import { berlinOffer, call, type Errors, type ServicesOf } from '../../testServices.ts';

const shared = { type: 'job', locale: 'de' };

/** Where to send a write, its input, another input, and the same one as it arrives from elsewhere. */
const writes = {
  'an application': {
    path: () => '/sales-api/lead',
    input: (offer_id: number) => ({ ...shared, offer_id, email: 'kim@example.org', session_id: 's-1' }),
    other: { email: 'lee@example.org' },
    same: { session_id: 's-2', locale: 'en', source: 'card' },
  },
  'a review': {
    path: (id: number) => `/job_offers/${id}/reviews`,
    input: () => ({ rating: 4, reviewText: 'Fine.', session_id: 's-1' }),
    other: { rating: 5 },
    same: { session_id: 's-2', reviewText: ' Fine. ' },
  },
  'an earning': {
    path: (id: number) => `/job_offers/${id}/earning`,
    input: (jobOfferId: number) => ({ jobOfferId, value: 14, session_id: 's-1' }),
    other: { value: 18 },
    same: { session_id: 's-2' },
  },
  'a cost to start': {
    path: (id: number) => `/job_offers/${id}/cost-start`,
    input: (jobOfferId: number) => ({ jobOfferId, value: 40 }),
    other: { value: 50 },
    same: { session_id: 's-2' },
  },
  'a sign-up time': {
    path: (id: number) => `/job-offers/${id}/sign-up-time`,
    input: (jobOfferId: number) => ({ jobOfferId, value: '1_day' }),
    other: { value: '1_week' },
    same: { session_id: 's-2' },
  },
  'a number of customers': {
    path: (id: number) => `/job-offers/${id}/customer-availability`,
    input: (jobOfferId: number) => ({ jobOfferId, value: 'low' }),
    other: { value: 'high' },
    same: { session_id: 's-2' },
  },
  'a missing city': {
    path: () => '/cities/proposition',
    input: () => ({ proposition: 'Atlantis', session_id: 's-1' }),
    other: { proposition: 'Lemuria' },
    same: { session_id: 's-2', proposition: 'atlantis' },
  },
  'a city search': {
    path: () => '/city-search',
    input: () => ({ query: 'ber', city_id: 2950159 }),
    other: { city_id: 2867714 },
    same: { session_id: 's-2' },
  },
  'a page view': {
    path: () => '/page-view',
    input: () => ({ url: 'https://citygigs.example/de', type: 'home', params: { citySlug: 'berlin' } }),
    other: { params: { citySlug: 'warsaw' } },
    same: { session_id: 's-2' },
  },
};

export const sentKeysSuite = (services: ServicesOf): void => {
  const sender = async (user: string) => {
    const writer = await oldUser(services(), user);
    return (path: string, body: object, key: string) =>
      call<Errors>(services(), 'POST', path, { ...writer, body, key });
  };

  describe.each(Object.entries(writes))('the key of %s', (name, { path, input, other, same }) => {
    it('belongs to the input that it was first sent with', async () => {
      const id = await berlinOffer(services(), 'nestkin');
      const send = await sender(`key-of-${name.replaceAll(' ', '-')}`);
      const [to, first, key] = [path(id), input(id), randomUUID()];
      expect((await send(to, first, key)).status).toBe(201);
      expect((await send(to, first, key.toUpperCase())).status).toBe(200);
      expect((await send(to, { ...first, ...same }, key)).status).toBe(200);
      const refused = await send(to, { ...first, ...other }, key);
      expect([refused.status, refused.body.errors[0]]).toMatchObject([
        422,
        { field: 'idempotency-key', code: 'reused' },
      ]);
      expect((await send(to, first, key)).status).toBe(200);
    });
  });

  it('refuses the key of an answer about one offer for another offer', async () => {
    const [one, two] = [await berlinOffer(services(), 'nestkin'), await berlinOffer(services(), 'swiftbite')];
    const send = await sender('key-for-two-offers');
    const key = randomUUID();
    const sendTo = (id: number) => send(`/job_offers/${id}/earning`, { jobOfferId: id, value: 14 }, key);
    expect((await sendTo(one)).status).toBe(201);
    const refused = await sendTo(two);
    expect([refused.status, refused.body.errors[0]?.code]).toEqual([422, 'reused']);
  });

  it('takes a repeated review also after the review was changed', async () => {
    const id = await berlinOffer(services(), 'swiftbite');
    const user = 'key-of-a-changed-review';
    const send = await sender(user);
    const [path, key] = [`/job_offers/${id}/reviews`, randomUUID()];
    expect((await send(path, { rating: 4 }, key)).status).toBe(201);
    await call(services(), 'PATCH', path, { user, body: { rating: 5 } });
    expect(await send(path, { rating: 4 }, key)).toMatchObject({ status: 200, body: { rating: 5 } });
  });

  it('writes nothing again with the key of an answer that the user has replaced or withdrawn', async () => {
    const id = await berlinOffer(services(), 'nestkin');
    const user = 'key-of-a-former-answer';
    const send = await sender(user);
    const [path, former, latter] = [`/job_offers/${id}/earning`, randomUUID(), randomUUID()];
    const stored = async () =>
      (
        await services().database.rows(
          sql`select amount_minor as "amount" from earnings where user_id = ${user} and job_offer_id = ${id}`,
        )
      ).map((row) => (row as { amount: number }).amount);
    await send(path, { jobOfferId: id, value: 14 }, former);
    await send(path, { jobOfferId: id, value: 17 }, latter);
    const refused = { status: 422, body: { errors: [{ field: 'seconds_ago', code: 'conflict' }] } };
    expect(await send(path, { jobOfferId: id, value: 14 }, former)).toMatchObject(refused);
    expect(await stored()).toEqual([1700]);
    expect((await send(path, { jobOfferId: id, value: 15 }, former)).body.errors[0]?.code).toBe('reused');
    await call(services(), 'DELETE', path, { user });
    expect(await send(path, { jobOfferId: id, value: 17 }, latter)).toMatchObject(refused);
    expect(await stored()).toEqual([]);
  });

  it('refuses the key of a review that the user has deleted', async () => {
    const id = await berlinOffer(services(), 'nestkin');
    const user = 'key-of-a-deleted-review';
    const send = await sender(user);
    const [path, key] = [`/job_offers/${id}/reviews`, randomUUID()];
    expect((await send(path, { rating: 4 }, key)).status).toBe(201);
    await call(services(), 'DELETE', path, { user });
    const again = await send(path, { rating: 4 }, key);
    expect([again.status, again.body.errors[0]?.code]).toEqual([422, 'conflict']);
    expect((await send(path, { rating: 5 }, key)).body.errors[0]?.code).toBe('reused');
    expect((await send(path, { rating: 4 }, randomUUID())).status).toBe(201);
  });

  it('takes any input with a key that was stored before its input was', async () => {
    const send = await sender('early-visitor');
    const key = randomUUID();
    expect((await send('/cities/proposition', { proposition: 'Mu' }, key)).status).toBe(201);
    await services().database.rows(
      sql`update city_propositions set input_hash = null where idempotency_key = ${key}::uuid`,
    );
    expect(await send('/cities/proposition', { proposition: 'Ys' }, key)).toMatchObject({
      status: 200,
      body: { proposition: 'Mu' },
    });
  });
};
