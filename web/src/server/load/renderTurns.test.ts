// @vitest-environment node
import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createRenderTurns } from './renderTurns.ts';

it('lets one page begin and one be rendered in each 16 turns of the event loop', async () => {
  const turns = createRenderTurns();
  const done: string[] = [];
  let turn = 0;
  const note = async (name: string, itsTurn: Promise<void>) => {
    await itsTurn;
    done.push(`${name} ${Math.ceil(turn / 16)}`);
  };
  const pages = [
    note('first begins', turns.begin()),
    note('second begins', turns.begin()),
    note('third is rendered', turns.render()),
    note('fourth is rendered', turns.render()),
  ];
  for (; done.length < pages.length; turn += 1) await setImmediate();
  await Promise.all(pages);
  expect(done).toEqual(['first begins 1', 'third is rendered 1', 'second begins 2', 'fourth is rendered 2']);
});

it('is full while 64 pages wait', async () => {
  const turns = createRenderTurns();
  const beginnings = Array.from({ length: 40 }, () => turns.begin());
  expect(turns.isFull()).toBe(false);
  // One of each kind is under way and does not wait.
  const renderings = Array.from({ length: 26 }, () => turns.render());
  expect(turns.isFull()).toBe(true);
  await Promise.all([...beginnings, ...renderings]);
  expect(turns.isFull()).toBe(false);
});
