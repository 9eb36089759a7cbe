import { useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import { getRequest, type GraphQLTaggedNode, type Variables } from 'relay-runtime';
import { cacheConfigOf, queryKey } from '../relay/operationRole.ts';
import { PartsUnderWay } from '../ui/section/partsUnderWay.ts';

/** A query whose data a page was rendered from. */
export interface PageQuery {
  readonly query: GraphQLTaggedNode;
  readonly variables: Variables;
  /** The root fields whose failure is a failure of the whole answer. */
  readonly needed: readonly string[];
}

interface LatePartsProps {
  readonly questions: readonly PageQuery[];
  /** The keys of the queries whose answers lack late parts. */
  readonly late: ReadonlySet<string>;
  /** Called once the late parts have arrived or failed, for data that do not follow the store. */
  readonly onSettled?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** Requests the late parts in the browser. Until they are loaded, they are shown as under way. */
export function LateParts({ questions, late, onSettled, children }: LatePartsProps) {
  const environment = useRelayEnvironment();
  const missing = questions.filter(({ query, variables }) =>
    late.has(queryKey(getRequest(query).params, variables)),
  );
  const key = missing.map(({ query, variables }) => queryKey(getRequest(query).params, variables)).join('\n');
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key identifies the queries
  const pending = useMemo(() => missing, [key]);
  const [settled, setSettled] = useState('');
  const whenSettled = useEffectEvent(() => onSettled?.());
  useEffect(() => {
    let current = true;
    const answers = pending.map(({ query, variables, needed }) =>
      fetchQuery(environment, query, variables, {
        fetchPolicy: 'network-only',
        networkCacheConfig: { force: true, ...cacheConfigOf({ needed, again: true }) },
      }).toPromise(),
    );
    void Promise.allSettled(answers).then(() => {
      if (!current || key === '') return;
      setSettled(key);
      whenSettled();
    });
    return () => {
      current = false;
    };
  }, [pending, environment, key]);
  return <PartsUnderWay value={key !== '' && key !== settled}>{children}</PartsUnderWay>;
}
