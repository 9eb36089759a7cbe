// Profiles of V8 as one kind of tree: `{ name, place, self, total, children }`.
import { placeOf } from './placeOf.mjs';

/** What a process does when it has nothing to do. */
const idle = new Set(['(idle)', '(root)']);

/** Merges children with the same frame, and sums up; those with the most come first. */
const merge = (nodes) => {
  const merged = new Map();
  for (const { name, place, self, children } of nodes) {
    const key = `${name} ${place}`;
    const same = merged.get(key) ?? { name, place, self: 0, children: [] };
    merged.set(key, same);
    same.self += self;
    same.children.push(...children);
  }
  return [...merged.values()]
    .map((node) => {
      const children = merge(node.children);
      return { ...node, children, total: children.reduce((sum, { total }) => sum + total, node.self) };
    })
    .filter(({ total }) => total > 0)
    .toSorted((one, other) => other.total - one.total);
};

const rootOf = (nodes) => {
  const children = merge(nodes);
  const total = children.reduce((sum, each) => sum + each.total, 0);
  return { name: 'all', place: '', self: 0, total, children };
};

const frameOf = ({ functionName, url }) => ({
  name: functionName || '(anonymous)',
  place: placeOf(functionName, url),
});

/** The tree of a CPU profile, in microseconds, without the time in which nothing ran. */
export const cpuTree = ({ nodes, samples, timeDeltas }) => {
  const selfOf = new Map();
  samples.forEach((id, at) => selfOf.set(id, (selfOf.get(id) ?? 0) + timeDeltas[at]));
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const treeOf = ({ id, callFrame, children = [] }) => ({
    ...frameOf(callFrame),
    self: idle.has(callFrame.functionName) ? 0 : (selfOf.get(id) ?? 0),
    children: children.map((child) => treeOf(byId.get(child))),
  });
  return rootOf(treeOf(nodes[0]).children);
};

/** The tree of a heap profile, in bytes. */
export const heapTree = ({ head }) => {
  const treeOf = ({ callFrame, selfSize, children }) => ({
    ...frameOf(callFrame),
    self: selfSize,
    children: children.map(treeOf),
  });
  return rootOf(treeOf(head).children);
};
