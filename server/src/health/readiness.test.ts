import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readiness } from './readiness.ts';

const unavailable = (...missing: string[]) => ({ isReady: false, body: { status: 'unavailable', missing } });
const isReady = { isReady: true, body: { status: 'ready' } };

describe('the readiness of a process', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it('names what is missing, also if looking for it fails', async () => {
    const ready = readiness({
      always: { database: () => Promise.reject(new Error('refused')), disk: () => Promise.resolve(false) },
      once: { gateway: () => Promise.resolve(true) },
    });
    expect(await ready.report()).toEqual(unavailable('database', 'disk'));
  });

  it('looks once a second at most, and sees what has changed then', async () => {
    const look = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
    const ready = readiness({ always: { database: look } });
    const reports = await Promise.all(Array.from({ length: 1_000 }, () => ready.report()));
    expect(new Set(reports.map(({ body }) => body.status))).toEqual(new Set(['ready']));
    expect(look).toHaveBeenCalledTimes(1);
    look.mockResolvedValue(false);
    vi.advanceTimersByTime(999);
    expect(await ready.report()).toEqual(isReady);
    vi.advanceTimersByTime(1);
    expect(await ready.report()).toEqual(unavailable('database'));
    expect(look).toHaveBeenCalledTimes(2);
  });

  it('waits two seconds for an answer, and does not ask again while there is none', async () => {
    vi.useRealTimers();
    let answer: (found: boolean) => void = () => undefined;
    const look = vi.fn<() => Promise<boolean>>(() => new Promise((resolve) => (answer = resolve)));
    const ready = readiness({ always: { database: look } });
    const started = performance.now();
    expect(await ready.report()).toEqual(unavailable('database'));
    expect(performance.now() - started).toBeLessThan(2_500);
    expect(await ready.report()).toEqual(unavailable('database'));
    expect(look).toHaveBeenCalledTimes(1);
    answer(true);
    look.mockResolvedValue(true);
    await vi.waitFor(async () => expect(await ready.report()).toEqual(isReady));
    expect(look).toHaveBeenCalledTimes(2);
  });

  it('checks again 4 s after a check that is never answered', async () => {
    const look = vi.fn<() => Promise<boolean>>(() => new Promise(() => undefined));
    const ready = readiness({ always: { database: look } });
    const first = ready.report();
    await vi.advanceTimersByTimeAsync(3_999);
    expect(await first).toEqual(unavailable('database'));
    look.mockResolvedValue(true);
    expect(await ready.report()).toEqual(unavailable('database'));
    vi.advanceTimersByTime(1);
    expect(await ready.report()).toEqual(isReady);
    expect(look).toHaveBeenCalledTimes(2);
  });

  it('needs some things only once, and then names them while they are missing', async () => {
    const look = vi.fn<() => Promise<boolean>>(() => Promise.resolve(false));
    const ready = readiness({ once: { gateway: look } });
    expect(await ready.report()).toEqual(unavailable('gateway'));
    look.mockResolvedValue(true);
    vi.advanceTimersByTime(1_000);
    expect(await ready.report()).toEqual(isReady);
    look.mockRejectedValue(new Error('refused'));
    vi.advanceTimersByTime(1_000);
    expect(await ready.report()).toEqual({
      isReady: true,
      body: { status: 'ready', missing: ['gateway'] },
    });
  });

  it('ends when the process is told to stop', async () => {
    const ready = readiness({ always: { database: () => Promise.resolve(true) } });
    expect(await ready.report()).toEqual(isReady);
    ready.stop();
    expect(await ready.report()).toEqual({ isReady: false, body: { status: 'stopping' } });
  });
});
