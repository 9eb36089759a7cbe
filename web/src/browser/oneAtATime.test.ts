import { afterEach, expect, it, vi } from 'vitest';
import { oneAtATime } from './oneAtATime.ts';

const withLocks = (request: LockManager['request'] | undefined) =>
  vi.stubGlobal('navigator', request ? { locks: { request } } : {});

const refused = () => Promise.reject(new DOMException('The site may not store data.', 'SecurityError'));
const granted = (_name: string, run: () => unknown) => Promise.resolve(run());

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  ['has no locks', undefined],
  ['refuses locks, because it blocks the data of the site', refused],
] as const)('runs tasks one after another in a browser that %s', async (_name, request) => {
  withLocks(request as LockManager['request'] | undefined);
  const steps: string[] = [];
  const task = (name: string) => async () => {
    steps.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, 1));
    steps.push(`${name} ends`);
    return name;
  };
  expect(await Promise.all([oneAtATime('lead', task('a')), oneAtATime('lead', task('b'))])).toEqual([
    'a',
    'b',
  ]);
  expect(steps).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});

it.each([
  ['has no locks', undefined],
  ['refuses locks', refused],
  ['grants locks', granted],
] as const)(
  'runs a task that fails once, and passes its failure on, if the browser %s',
  async (_name, request) => {
    withLocks(request as LockManager['request'] | undefined);
    const run = vi.fn(() => Promise.reject(new Error('offline')));
    await expect(oneAtATime('lead', run)).rejects.toThrow('offline');
    expect(run).toHaveBeenCalledOnce();
  },
);
