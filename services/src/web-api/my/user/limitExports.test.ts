import { PassThrough } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { expect, it } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { TooManyRequests } from '../../../rest/tooManyRequests.ts';
import { limitExports } from './limitExports.ts';

const database = { rows: () => Promise.resolve([{}]) } as unknown as Database;

it('exports two at a time, and one of a user until its answer has been sent', async () => {
  const limited = limitExports(database);
  const ends: (() => void)[] = [];
  const work = () => new Promise<void>((resolve) => ends.push(resolve));
  const answer = () => new PassThrough() as unknown as FastifyReply['raw'];
  const first = answer();
  const running = [first, answer(), answer()].map((raw, at) => limited(`user-${at}`, { raw }, work));
  await new Promise(setImmediate);
  expect(ends).toHaveLength(2);
  ends[0]?.();
  await running[0];
  await new Promise(setImmediate);
  expect(ends).toHaveLength(3);

  const again = () => limited('user-0', { raw: answer() }, () => Promise.resolve('exported'));
  await expect(again()).rejects.toBeInstanceOf(TooManyRequests);
  first.destroy();
  await new Promise(setImmediate);
  for (const end of ends) end();
  await Promise.all(running);
  expect(await again()).toBe('exported');
});
