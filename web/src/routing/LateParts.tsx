import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import { createOperationDescriptor, getRequest, type GraphQLTaggedNode, type Variables } from 'relay-runtime';
import { cacheConfigOf, queryKey, type OperationRole } from '../relay/operationRole.ts';
import { PartsUnderWay } from '../ui/section/partsUnderWay.ts';

interface LatePartsProps {
  /** The query whose data the page was rendered from. */
  readonly query: GraphQLTaggedNode;
  readonly variables: Variables;
  readonly role: OperationRole;
  /** The keys of the queries whose answers lack late parts. */
  readonly late: ReadonlySet<string>;
  readonly children: ReactNode;
}

/** Requests the late parts in the browser. Until then they are shown as loading. */
export function LateParts({ query, variables, role, late, children }: LatePartsProps) {
  const environment = useRelayEnvironment();
  // The environment's key includes the default values of variables.
  const { request: withDefaults } = createOperationDescriptor(getRequest(query), variables);
  const key = queryKey(withDefaults.node.params, withDefaults.variables);
  const isLate = late.has(key);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key identifies query and variables
  const request = useMemo(() => (isLate ? { query, variables, role } : null), [key, isLate]);
  const [settled, setSettled] = useState('');
  useEffect(() => {
    if (request === null) return undefined;
    let current = true;
    const answer = fetchQuery(environment, request.query, request.variables, {
      fetchPolicy: 'network-only',
      networkCacheConfig: { force: true, ...cacheConfigOf({ ...request.role, again: true }) },
    }).toPromise();
    void Promise.allSettled([answer]).then(() => {
      if (current) setSettled(key);
    });
    return () => {
      current = false;
    };
  }, [request, environment, key]);
  return <PartsUnderWay value={isLate && key !== settled}>{children}</PartsUnderWay>;
}
