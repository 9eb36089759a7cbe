import { describe, expect, it } from 'vitest';
import { limitCalls } from './batching.ts';

/** Calls that end when they are told to. */
const calls = (max: number) => {
  const limit = limitCalls(max);
  const started: number[] = [];
  const ends = new Map<number, { resolve: (value: number) => void; reject: (reason: Error) => void }>();
  const send = (id: number) =>
    limit(() => {
      started.push(id);
      return new Promise<number>((resolve, reject) => ends.set(id, { resolve, reject }));
    });
  return { started, ends, send };
};

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the limit of calls', () => {
  it('starts at once what may run, and the others in their order as calls end', async () => {
    const { started, ends, send } = calls(2);
    const answers = [1, 2, 3, 4].map(send);
    expect(started).toEqual([1, 2]);
    ends.get(2)?.resolve(20);
    await settled();
    expect(started).toEqual([1, 2, 3]);
    ends.get(1)?.resolve(10);
    ends.get(3)?.resolve(30);
    await settled();
    ends.get(4)?.resolve(40);
    expect(await Promise.all(answers)).toEqual([10, 20, 30, 40]);
  });

  it('goes on after calls that fail', async () => {
    const { started, ends, send } = calls(1);
    const [first, second] = [send(1), send(2)];
    ends.get(1)?.reject(new Error('failed'));
    await expect(first).rejects.toThrow('failed');
    await settled();
    expect(started).toEqual([1, 2]);
    ends.get(2)?.resolve(2);
    expect(await second).toBe(2);
    expect(send(3)).toBeInstanceOf(Promise);
    expect(started).toEqual([1, 2, 3]);
  });
});
