// @vitest-environment node
import { expect, it } from 'vitest';
import { createNetworkShare } from './networkShare.ts';

it('is 32 pages of a network, and an equal part of 64 while as many wait as may', async () => {
  const share = createNetworkShare();
  const ends: (() => void)[] = [];
  const begin = async (network: string) =>
    share.render(network, () => new Promise<void>((resolve) => ends.push(resolve)));
  /** How many pages of a network begin. */
  const flood = (network: string, isFull: boolean) => {
    let begun = 0;
    for (; begun < 100 && !share.isUsedUp(network, isFull); begun += 1) void begin(network);
    return begun;
  };
  expect([flood('a', false), flood('b', false)]).toEqual([32, 32]);
  expect(flood('c', true)).toBe(21);
  expect(flood('d', true)).toBe(16);
  expect([flood('a', true), flood('c', true)]).toEqual([0, 0]);
  let others = 0;
  for (let network = 0; network < 200; network += 1) others += flood(`other ${network}`, true);
  expect(others).toBeLessThan(200);
  for (const end of ends) end();
  await new Promise(setImmediate);
  expect(share.isUsedUp('a', false)).toBe(false);
});
