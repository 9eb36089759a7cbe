import { describe, expect, it } from 'vitest';
import { comparedWithAims, costPerOffer } from './aims.mjs';

const figures = (cpuMs, more = {}) => ({ cpuMs, perSecond: 100, rssMb: 200, failed: 0, ...more });
const run = (workload, byName, more = {}) => ({ workload, connections: 32, figures: byName, ...more });
const rowOf = (results, what) => comparedWithAims(results).find(({ cells }) => cells[0] === what).cells;

describe('the comparison with the aims', () => {
  it('compares the CPU of requests in the same run', () => {
    const gateway = [run('city', { hand: figures(0.34), gateway: figures(0.4), mercurius: figures(0.42) })];
    expect(rowOf({ gateway }, 'city page, of hand-written')).toEqual([
      'city page, of hand-written',
      '≥ 0.85',
      '0.850',
      'yes',
    ]);
    expect(rowOf({ gateway }, 'city page, against mercurius').slice(2)).toEqual(['1.05', '**no**']);
  });

  it('says what was not measured, and does not count servers that failed', () => {
    const gateway = [run('city', { hand: figures(1), gateway: figures(0.1, { failed: 1 }) })];
    expect(rowOf({ gateway }, 'city page, of hand-written')[3]).toBe('not measured');
    expect(rowOf({}, 'one offer more in a list')[3]).toBe('not measured');
  });

  it('finds the cost of one offer more from lists of different lengths', () => {
    const lists = [20, 50, 200].map((rows) =>
      run(`list${rows}`, { gateway: figures(0.3 + rows * 0.02) }, { rows }),
    );
    expect(costPerOffer(lists, 'gateway')).toBeCloseTo(20, 6);
  });

  it('compares the memory of fresh processes, and does not count those that failed', () => {
    const memory = [
      { name: 'gateway', rssMb: 310, failed: 0 },
      { name: 'site', rssMb: 200, failed: 3 },
      { name: 'services', rssMb: 390, failed: 0 },
    ];
    const verdictOf = (what) => rowOf({ memory }, `memory of the ${what} after 10,000 requests`)[3];
    expect(['gateway', 'site', 'services'].map(verdictOf)).toEqual(['**no**', 'not measured', 'yes']);
    expect(rowOf({ memory }, '1,000 connections: memory after 10,000 requests')[3]).toBe('not measured');
  });

  it('compares the throughput with 1,000 connections with the best', () => {
    const gateway = [1, 32, 1_000].map((connections, at) =>
      run('city', { gateway: figures(1, { perSecond: [50, 100, 90][at] }) }, { connections }),
    );
    expect(rowOf({ gateway }, '1,000 connections: throughput, of the best').slice(2)).toEqual([
      '0.900',
      'yes',
    ]);
  });
});
