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
    note('first begins', turns.begin('one')),
    note('second begins', turns.begin('other')),
    note('third is rendered', turns.render('one')),
    note('fourth is rendered', turns.render('other')),
  ];
  for (; done.length < pages.length; turn += 1) await setImmediate();
  await Promise.all(pages);
  expect(done).toEqual(['first begins 1', 'third is rendered 1', 'second begins 2', 'fourth is rendered 2']);
});

it('is full while 64 pages wait', async () => {
  const turns = createRenderTurns();
  const beginnings = Array.from({ length: 40 }, () => turns.begin('one'));
  expect(turns.isFull()).toBe(false);
  // One of each kind is under way and does not wait.
  const renderings = Array.from({ length: 26 }, () => turns.render('one'));
  expect(turns.isFull()).toBe(true);
  await Promise.all([...beginnings, ...renderings]);
  expect(turns.isFull()).toBe(false);
});

it('lets the pages of several networks take turns, whoever asks for more', async () => {
  const turns = createRenderTurns();
  const done: string[] = [];
  const ask = async (network: string, page: number) => {
    await turns.begin(network);
    done.push(`${network} ${page}`);
  };
  const many = Array.from({ length: 30 }, (_, page) => ask('many', page));
  await Promise.all([...many, ask('one', 0), ask('other', 0), ask('one', 1)]);
  expect(done.slice(0, 7)).toEqual(['many 0', 'one 0', 'other 0', 'many 1', 'one 1', 'many 2', 'many 3']);
  expect(done).toHaveLength(33);
});
