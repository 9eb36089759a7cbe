import { describe, expect, it, vi } from 'vitest';
import { callLimit, type CallLimit } from '../callLimits.ts';
import { ClientDisconnected } from '../outcome.ts';
import { searchTurns } from './searchTurns.ts';
import { UpstreamRefused } from './upstreamRefused.ts';

const limits: CallLimit[] = [];

const newLimit = () => {
  const limit = callLimit({ responseTimeoutMs: 5_000, overallTimeoutMs: 5_000 });
  limits.push(limit);
  return limit;
};

const endAll = () => {
  for (const limit of limits) limit.end();
};

const turn = () => new Promise(setImmediate);

/** Searches that wait until they are ended, in the order in which they began. */
const searches = () => {
  const ends: (() => void)[] = [];
  const search = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
  return { ends, search };
};

describe('the turns of searches', () => {
  it('let four of a network run and 32 wait, refuse others, and leave other networks alone', async () => {
    const inTurn = searchTurns();
    const { ends, search } = searches();
    const burst = Array.from({ length: 60 }, (_, at) =>
      inTurn(`2001:db8:0:${at}::1`, newLimit(), search).catch((error) => error),
    );
    await turn();
    expect(search).toHaveBeenCalledTimes(4);
    const other = inTurn('2001:db8:1::1', newLimit(), async () => 'found');
    const nobody = inTurn(null, newLimit(), async () => 'found');
    expect(await Promise.all([other, nobody])).toEqual(['found', 'found']);
    for (let ended = 0; ended < 36; ended += 1) {
      ends[ended]?.();
      await turn();
    }
    expect(search).toHaveBeenCalledTimes(36);
    const refused = (await Promise.all(burst)).filter((answer) => answer instanceof UpstreamRefused);
    expect(refused.map(({ status }) => status)).toEqual(Array.from({ length: 24 }, () => 503));
    endAll();
  });

  it('do not send a search whose client has left, and give its place to others', async () => {
    const inTurn = searchTurns();
    const { ends, search } = searches();
    const running = Array.from({ length: 4 }, () => inTurn('192.0.2.1', newLimit(), search));
    const waiting = Array.from({ length: 32 }, newLimit);
    const left = waiting.map((limit) => inTurn('192.0.2.1', limit, search).catch((error) => error));
    for (const limit of waiting) limit.abort(new ClientDisconnected('The client closed the connection'));
    for (const answer of await Promise.all(left)) expect(answer).toBeInstanceOf(ClientDisconnected);
    const next = inTurn('192.0.2.1', newLimit(), search);
    for (const end of ends) end();
    await Promise.all(running);
    await turn();
    ends[4]?.();
    await next;
    expect(search).toHaveBeenCalledTimes(5);
    endAll();
  });

  it('go on after a search that fails', async () => {
    const inTurn = searchTurns();
    for (let failures = 0; failures < 5; failures += 1)
      await expect(
        inTurn('192.0.2.1', newLimit(), () => Promise.reject(new Error('broken'))),
      ).rejects.toThrow('broken');
    expect(await inTurn('192.0.2.1', newLimit(), async () => 'found')).toBe('found');
    endAll();
  });
});
