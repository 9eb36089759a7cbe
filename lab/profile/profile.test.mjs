import { describe, expect, it } from 'vitest';
import { cpuFrames, heapFrames, sharesBy } from './frames.mjs';
import { placeOf } from './placeOf.mjs';

const frame = (functionName, url = '') => ({ functionName, url });
const own = 'file:///repo/gateway/src/rules/price.ts';
const inPackage = 'file:///repo/node_modules/@pothos/core/esm/index.js';

const profile = {
  nodes: [
    { id: 1, callFrame: frame('(root)'), children: [2, 3, 4, 6] },
    { id: 2, callFrame: frame('(idle)') },
    { id: 3, callFrame: frame('handle', own), children: [5] },
    { id: 4, callFrame: frame('(garbage collector)') },
    { id: 5, callFrame: frame('resolve', inPackage) },
    { id: 6, callFrame: frame('handle', own) },
  ],
  samples: [2, 3, 5, 5, 4, 6],
  timeDeltas: [1_000, 10, 20, 20, 40, 10],
};

describe('a profile', () => {
  it('has the functions with what they do themselves, without idle time', () => {
    const shares = sharesBy(cpuFrames(profile), ({ name, place }) => `${name} (${place})`);
    expect(shares).toEqual([
      { name: '(garbage collector) (garbage collection)', share: 0.4 },
      { name: 'resolve (@pothos/core)', share: 0.4 },
      { name: 'handle (gateway/src/rules)', share: 0.2 },
    ]);
  });

  it('has allocated bytes by the part of the program', () => {
    const nodeOf = (callFrame, selfSize, children = []) => ({ callFrame, selfSize, children });
    const head = nodeOf(frame('(root)'), 0, [
      nodeOf(frame('handle', own), 30, [nodeOf(frame('resolve', inPackage), 50)]),
      nodeOf(frame('charge', own), 20),
    ]);
    expect(sharesBy(heapFrames({ head }), ({ place }) => place)).toMatchObject([
      { name: 'gateway/src/rules', share: 0.5 },
      { name: '@pothos/core', share: 0.5 },
      { share: 0 },
    ]);
  });

  it('knows where functions come from', () => {
    expect(placeOf('parse', '')).toBe('V8 and native code');
    expect(placeOf('onData', 'node:internal/http/server')).toBe('node:http');
    expect(placeOf('x', 'file:///repo/node_modules/a/node_modules/b/index.js')).toBe('b');
  });
});
