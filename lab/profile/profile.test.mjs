import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { byFunction, byPlace } from './byPlace.mjs';
import { cpuTree, heapTree } from './callTree.mjs';
import { flameGraph } from './flameGraph.mjs';
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
  it('is a tree without idle time, in which equal functions are one', () => {
    expect(cpuTree(profile)).toMatchObject({
      total: 100,
      children: [
        { name: 'handle', self: 20, total: 60, children: [{ name: 'resolve', total: 40 }] },
        { name: '(garbage collector)', total: 40 },
      ],
    });
  });

  it('is a tree of allocated bytes too', () => {
    const child = { callFrame: frame('handle', own), selfSize: 30, children: [] };
    expect(heapTree({ head: { callFrame: frame('(root)'), selfSize: 0, children: [child] } })).toMatchObject({
      total: 30,
      children: [{ name: 'handle', self: 30 }],
    });
  });

  it('shows the share of each part and of each function', () => {
    const tree = cpuTree(profile);
    expect(byPlace(tree)).toEqual([
      { place: '@pothos/core', share: 0.4 },
      { place: 'garbage collection', share: 0.4 },
      { place: 'gateway/src/rules', share: 0.2 },
    ]);
    expect(byFunction(tree, 1)).toEqual([{ name: 'resolve (@pothos/core)', share: 0.4 }]);
  });

  it('knows where functions come from', () => {
    expect(placeOf('parse', '')).toBe('V8 and native code');
    expect(placeOf('onData', 'node:internal/http/server')).toBe('node:http');
    expect(placeOf('x', 'file:///repo/node_modules/a/node_modules/b/index.js')).toBe('b');
  });

  it('is drawn with boxes as wide as their share, and without small ones', () => {
    const graph = parse(flameGraph(cpuTree(profile), { title: 'City', minShare: 0.3 }));
    const boxes = graph.querySelectorAll('g');
    expect(boxes.map((box) => box.querySelector('title').text)).toEqual([
      'all, everything: 100.0 %',
      'handle, gateway/src/rules: 60.0 %',
      'resolve, @pothos/core: 40.0 %',
      '(garbage collector), garbage collection: 40.0 %',
    ]);
    expect(boxes.map((box) => Number(box.querySelector('rect').getAttribute('width')))).toEqual([
      1199.5, 719.5, 479.5, 479.5,
    ]);
    expect(flameGraph(cpuTree(profile), { title: 'City', minShare: 0.5 })).not.toContain('resolve');
  });
});
