import { PassThrough } from 'node:stream';
import Fastify, { type FastifyReply } from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { Abandoned, Overloaded } from '../rest/limitConcurrency.ts';
import { answerError } from '../server/answerError.ts';
import { searchLane } from './searchLane.ts';

const visitor = (ip = '192.0.2.1') => {
  const raw = new PassThrough();
  return { reply: { raw, request: { ip } } as unknown as FastifyReply, leave: () => raw.destroy() };
};

const turn = () => new Promise(setImmediate);

/** Searches that wait until they are ended, in the order in which they began. */
const searches = () => {
  const ends: (() => void)[] = [];
  const search = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
  return { ends, search };
};

describe('the lane of searches', () => {
  it.each([
    ['embedded', 1, 43],
    ['server', 2, 42],
  ] as const)('on the %s engine runs %i at a time and refuses %i of 60', async (engine, atOnce, refused) => {
    const { ends, search } = searches();
    const lane = searchLane({ engine });
    const all = Array.from({ length: 60 }, () => lane(visitor().reply, search).catch((error) => error));
    await turn();
    expect(search).toHaveBeenCalledTimes(atOnce);
    for (let ended = 0; ended < 60 - refused; ended += 1) {
      ends[ended]?.();
      await turn();
    }
    expect(search).toHaveBeenCalledTimes(60 - refused);
    expect((await Promise.all(all)).filter((answer) => answer instanceof Overloaded)).toHaveLength(refused);
  });

  it('lets networks take turns and share the places, however many searches some of them send', async () => {
    const { ends, search } = searches();
    const lane = searchLane({ engine: 'embedded' });
    const order: string[] = [];
    const ask = (network: string, ip: string) =>
      lane(visitor(ip).reply, () => {
        order.push(network);
        return search();
      }).then(
        () => 'found',
        () => 'refused',
      );
    const many = Array.from({ length: 40 }, (_, at) => ask(`${at % 2}`, `2001:db8:${at % 2}:${at}::1`));
    const others = [ask('a', '192.0.2.1'), ask('b', '198.51.100.1'), ask('a', '192.0.2.1')];
    for (let ended = 0; ended < 17; ended += 1) {
      ends[ended]?.();
      await turn();
    }
    expect(await Promise.all(others)).toEqual(['found', 'found', 'found']);
    const refused = (await Promise.all(many)).filter((end) => end === 'refused');
    expect(refused).toHaveLength(40 - 1 - 13);
    expect(order.slice(0, 5).toSorted().join('')).toBe('001ab');
    expect(order).toHaveLength(17);
  });

  it('does not run a search whose caller has left, and gives its place to others', async () => {
    const { ends, search } = searches();
    const lane = searchLane({ engine: 'embedded' });
    const first = lane(visitor().reply, search);
    const leaving = Array.from({ length: 16 }, visitor);
    const left = leaving.map(({ reply }) => lane(reply, search).catch((error) => error));
    for (const { leave } of leaving) leave();
    await turn();
    const next = lane(visitor().reply, search);
    ends[0]?.();
    await first;
    await turn();
    ends[1]?.();
    await next;
    expect(search).toHaveBeenCalledTimes(2);
    for (const answer of await Promise.all(left)) expect(answer).toBeInstanceOf(Abandoned);
  });

  it('answers refused searches with 503 and Retry-After, and others at once', async () => {
    const { ends, search } = searches();
    const lane = searchLane({ engine: 'embedded' });
    const app = Fastify().setErrorHandler(answerError);
    app.get('/search', async (_request, reply) => {
      await lane(reply, search);
      return { found: true };
    });
    app.get('/city', async () => ({ name: 'Berlin' }));
    const waiting = Array.from({ length: 17 }, () => app.inject('/search'));
    while (search.mock.calls.length === 0) await turn();
    await app.inject('/city');
    const refused = await app.inject('/search');
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBe('1');
    expect(refused.json()).toEqual({ message: 'Too many requests of this kind wait. Try again later.' });
    expect((await app.inject('/city')).json()).toEqual({ name: 'Berlin' });
    expect(search).toHaveBeenCalledTimes(1);
    for (let ended = 0; ended < 17; ended += 1) {
      ends[ended]?.();
      await turn();
      await turn();
    }
    expect((await Promise.all(waiting)).map(({ statusCode }) => statusCode)).toEqual(
      Array.from({ length: 17 }, () => 200),
    );
    await app.close();
  });
});
