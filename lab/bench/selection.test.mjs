import { describe, expect, it } from 'vitest';
import { selectionOf } from './selection.mjs';

const known = {
  workloads: ['city', 'offer', 'typename', 'list20', 'list200', 'posts'],
  peers: ['hand', 'apollo'],
};
const select = (...words) => selectionOf(words, known);

describe('what a run of the benchmark measures', () => {
  it('is by default what takes some minutes', () => {
    const { parts, loads, peers, pages, complete } = select();
    expect(parts).toEqual(['gateway', 'pages', 'bytes']);
    expect(loads).toEqual([
      ...['city', 'offer', 'typename', 'list20', 'list200'].map((workload) => ({
        workload,
        connections: 32,
      })),
      { workload: 'city', connections: 1_000 },
    ]);
    expect(peers).toEqual(known.peers);
    expect(pages).toContain('/berlin');
    expect(complete).toBe(false);
  });

  it('is one workload with one number of connections', () => {
    const { parts, loads } = select('gateway', 'city', '32');
    expect(parts).toEqual(['gateway']);
    expect(loads).toEqual([{ workload: 'city', connections: 32 }]);
  });

  it('is everything in a full run, which alone replaces the figures of the documentation', () => {
    const { parts, loads, complete } = select('full');
    expect(parts).toEqual(['gateway', 'pages', 'bytes', 'lighthouse', 'memory', 'expensive']);
    expect(loads.map(({ workload }) => workload)).toEqual([...known.workloads, 'city', 'city', 'city']);
    expect(complete).toBe(true);
    expect(select('full', 'gateway')).toMatchObject({ parts: ['gateway'], complete: true });
    expect(select('full', 'gateway', 'city').complete).toBe(false);
  });

  it('is selected pages and peers', () => {
    expect(select('pages', '/berlin')).toMatchObject({ parts: ['pages'], pages: ['/berlin'] });
    expect(select('gateway', 'hand').peers).toEqual(['hand']);
  });

  it('has bodies that never change, or each second, or with each call', () => {
    expect(select().change).toBeUndefined();
    expect(select('full', 'each-second')).toMatchObject({ change: 'each-second', complete: false });
    expect(select('each-call').change).toBe('each-call');
  });

  it('is nothing when only the documentation is written again', () => {
    expect(select('write').onlyWrite).toBe(true);
    expect(select().onlyWrite).toBe(false);
  });

  it('rejects other words, and names the possible ones', () => {
    expect(() => select('gatway')).toThrow(/^Unknown: gatway\. Choose from the parts gateway, pages/);
  });
});
