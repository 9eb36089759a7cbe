// The functions in profiles of V8, each with what it does itself: `{ name, place, self }`.
import { placeOf } from './placeOf.mjs';

/** What a process does when it has nothing to do. */
const idle = new Set(['(idle)', '(root)']);

const frameOf = ({ functionName, url }, self) => ({
  name: functionName || '(anonymous)',
  place: placeOf(functionName, url),
  self,
});

/** Those of a CPU profile, in microseconds, without the time in which nothing ran. */
export const cpuFrames = ({ nodes, samples, timeDeltas }) => {
  const selfOf = new Map();
  samples.forEach((id, at) => selfOf.set(id, (selfOf.get(id) ?? 0) + timeDeltas[at]));
  return nodes
    .filter(({ callFrame }) => !idle.has(callFrame.functionName))
    .map(({ id, callFrame }) => frameOf(callFrame, selfOf.get(id) ?? 0));
};

/** Those of a heap profile, in bytes. */
export const heapFrames = ({ head }) => {
  const framesOf = ({ callFrame, selfSize, children }) => [
    frameOf(callFrame, selfSize),
    ...children.flatMap(framesOf),
  ];
  return framesOf(head);
};

/** The share of all frames with the same name, most first. */
export const sharesBy = (frames, nameOf) => {
  const total = frames.reduce((sum, { self }) => sum + self, 0);
  const selfOf = new Map();
  for (const frame of frames) {
    const name = nameOf(frame);
    selfOf.set(name, (selfOf.get(name) ?? 0) + frame.self);
  }
  return [...selfOf]
    .map(([name, self]) => ({ name, share: self / total }))
    .toSorted((one, other) => other.share - one.share);
};
