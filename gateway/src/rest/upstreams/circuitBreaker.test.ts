import { describe, expect, it } from 'vitest';
import { circuitBreaker } from './circuitBreaker.ts';

const breakerAt = (failures = 3) => {
  let time = 100_000;
  const changes: string[] = [];
  const breaker = circuitBreaker({
    failures,
    onOpen: (cause) => changes.push(cause),
    onClose: () => changes.push('closed'),
    now: () => time,
  });
  const after = (milliseconds: number) => {
    time += milliseconds;
    return breaker;
  };
  const fail = (count: number) => {
    for (let calls = 0; calls < count; calls += 1) breaker.failed();
  };
  return { breaker, changes, after, fail };
};

describe('a circuit breaker', () => {
  it('opens when enough calls fail within ten seconds and they are half of all', () => {
    const { breaker, changes, after, fail } = breakerAt();
    fail(2);
    after(10_000);
    fail(2);
    for (let calls = 0; calls < 4; calls += 1) breaker.answered(0, false);
    fail(1);
    expect([changes, breaker.admit(0)]).toEqual([[], 'go']);
    fail(1);
    expect([changes, breaker.admit(0)]).toEqual([['failures'], 'refused']);
  });

  it('lets one call through after a pause, and another one if that one hangs', () => {
    const { breaker, after, fail } = breakerAt();
    fail(3);
    expect(after(499).admit(0)).toBe('refused');
    expect(after(1).admit(0)).toBe('probe');
    expect(breaker.admit(1)).toBe('refused');
    expect(after(499).admit(1)).toBe('refused');
    expect(after(1).admit(1)).toBe('probe');
  });

  it('tells the first probe after five seconds without a call', () => {
    const { breaker, after, fail } = breakerAt();
    fail(3);
    expect(after(4_999).admit(0)).toBe('probe');
    expect(after(5_000).admit(0)).toBe('firstProbe');
    expect(breaker.admit(0)).toBe('refused');
    expect(after(500).admit(0)).toBe('probe');
  });

  it('closes with the answer to a probe, and counts anew', () => {
    const { breaker, changes, after, fail } = breakerAt();
    fail(3);
    after(500).admit(0);
    breaker.failed();
    breaker.unanswered(true);
    breaker.answered(0, false);
    expect(breaker.isOpen()).toBe(true);
    breaker.answered(0, true);
    expect([breaker.isOpen(), changes]).toEqual([false, ['failures', 'closed']]);
    fail(2);
    expect(breaker.admit(0)).toBe('go');
  });

  it('opens when many calls wait and nobody gets an answer, and takes the next call as a probe', () => {
    const { breaker, changes, after } = breakerAt();
    expect(breaker.admit(0)).toBe('go');
    expect(after(999).admit(3)).toBe('go');
    expect(after(1).admit(3)).toBe('go');
    expect(after(999).admit(3)).toBe('go');
    expect(after(1).admit(3)).toBe('probe');
    expect([changes, breaker.admit(0)]).toEqual([['silence'], 'refused']);
  });

  it('counts calls that clients did not wait for as waiting, but not those of clients that left', () => {
    const { breaker, changes, after } = breakerAt();
    breaker.admit(0);
    for (let calls = 0; calls < 3; calls += 1) breaker.unanswered(true);
    after(1_000).admit(0);
    for (let calls = 0; calls < 3; calls += 1) breaker.unanswered(false);
    expect(after(1_000).admit(0)).toBe('go');
    expect(after(1_000).admit(0)).toBe('probe');
    expect(changes).toEqual(['silence']);
  });

  it('stays closed while anybody gets an answer, however many wait', () => {
    const { breaker, after } = breakerAt();
    for (let second = 0; second < 60; second += 1) {
      expect(after(900).admit(100)).toBe('go');
      breaker.answered(100, false);
    }
  });

  it('never opens with a limit of 0', () => {
    const { after, fail } = breakerAt(0);
    fail(100);
    expect(after(2_000).admit(100)).toBe('go');
    expect(after(2_000).admit(100)).toBe('go');
  });
});
