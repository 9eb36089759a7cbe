import { expect, it } from 'vitest';
import { measureRounds } from './rounds.mjs';

const target = (name) => ({
  name,
  origin: `http://${name}`,
  pid: process.pid,
  request: { path: '/x', method: 'POST' },
});

it('servers are measured in turn, after requests that do not count', async () => {
  const sent = [];
  const load = {
    send: async (job) => {
      sent.push(job);
      const isWarm = sent.length <= 2;
      return {
        answered: isWarm ? 2_000 : 100,
        failed: isWarm ? 5 : 1,
        perSecond: sent.length,
        p50: 1,
        p99: 2,
      };
    },
  };
  const figures = await measureRounds([target('one'), target('other')], load, {
    connections: 8,
    rounds: 3,
    seconds: 2,
    maxWarmSeconds: 10,
  });
  expect(sent.map(({ url }) => url)).toEqual(
    Array.from({ length: 4 }, () => ['http://one/x', 'http://other/x']).flat(),
  );
  expect(sent[2]).toEqual({ url: 'http://one/x', method: 'POST', connections: 8, duration: 2 });
  expect(figures.one).toMatchObject({ perSecond: 5, p50: 1, p99: 2, failed: 3 });
  expect(figures.other).toMatchObject({ perSecond: 6, failed: 3 });
});
