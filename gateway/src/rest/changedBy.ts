import type { ChangedNode, RestCall } from './call.ts';

/** What a write has changed for everybody, by its answer, which keeps to the contract; null without one. */
export const changedBy = ({ changes }: RestCall, answer: unknown): readonly ChangedNode[] => {
  if (typeof changes === 'function') return changes(answer as never);
  return changes === undefined ? [] : [changes];
};
