import { useEffect, useEffectEvent } from 'react';
import { usePaginationFragment } from 'react-relay/relay-hooks/usePaginationFragment';
import type { FragmentType, GraphQLTaggedNode, OperationType } from 'relay-runtime';

/** A fragment with a connection, and what refers to its data. */
export interface Paginated {
  readonly fragment: GraphQLTaggedNode;
  readonly key: { readonly ' $fragmentSpreads': FragmentType };
}

interface LoadNextProps {
  readonly of: Paginated;
  /** How many nodes the connection lacks. */
  readonly missing: number;
  readonly onFailed: () => void;
}

/** The most that the gateway returns at once. */
const maxAtOnce = 200;

/**
 * Requests the next nodes of a connection. A list reads the connection itself and renders this only when nodes are missing, because
 * no first load needs the 8 kB of Relay's hook.
 */
export function LoadNext({ of, missing, onFailed }: LoadNextProps) {
  const { loadNext } = usePaginationFragment<OperationType, Paginated['key']>(of.fragment, of.key);
  const load = useEffectEvent(() => {
    loadNext(Math.min(missing, maxAtOnce), { onComplete: (error) => error && onFailed() });
  });
  useEffect(() => load(), [missing]);
  return null;
}
