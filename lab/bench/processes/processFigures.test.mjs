import { describe, expect, it } from 'vitest';
import { figuresOf, parsePs, parseStat, parseTime, treeOf } from './processFigures.mjs';

describe('the figures of processes', () => {
  it('are read from /proc, whatever the name of the process is', () => {
    const stat = '42 (node (main) x) S 7 42 42 0 -1 4194560 9000 0 0 0 150 50 0 0 20 0 11 0 100 0 0';
    expect(parseStat(stat)).toEqual({ parent: 7, ticks: 200 });
  });

  it('are read from ps on other systems', () => {
    expect(parsePs('  42     7   0:01.50  2048\n 43 42 1-02:00:00 1\n')).toEqual([
      { pid: 42, parent: 7, cpuSeconds: 1.5, rssKb: 2048 },
      { pid: 43, parent: 42, cpuSeconds: 93_600, rssKb: 1 },
    ]);
    expect(parseTime('02:03')).toBe(123);
  });

  it('include what a process started', () => {
    const processes = [
      { pid: 1, parent: 0 },
      { pid: 2, parent: 1 },
      { pid: 3, parent: 2 },
      { pid: 4, parent: 0 },
    ];
    expect(treeOf(1, processes).map(({ pid }) => pid)).toEqual([1, 2, 3]);
  });

  it('grow with the work that a process does', () => {
    const { cpuSeconds, rssMb } = figuresOf(process.pid);
    expect(cpuSeconds).toBeGreaterThan(0);
    expect(rssMb).toBeGreaterThan(10);
  });
});
