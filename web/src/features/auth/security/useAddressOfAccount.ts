import { useEffect, useRef } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useAddressOfAccountQuery } from '../../../__generated__/useAddressOfAccountQuery.graphql.ts';
import { useAuth } from '../../../auth/useAuth.ts';

const query = graphql`
  query useAddressOfAccountQuery {
    viewer {
      email
      emailVerified
      metadata {
        email
      }
    }
  }
`;

/** The address of the account. When it changes, here or in another tab, the rest of the page shows the new one, too. */
export const useAddressOfAccount = (): string | null => {
  const environment = useRelayEnvironment();
  const address = useAuth(({ profile }) => profile?.email ?? null);
  const shown = useRef(address);
  useEffect(() => {
    if (address === null || address === shown.current) return;
    shown.current = address;
    // If it fails, the rest follows when the page is loaded again.
    fetchQuery<useAddressOfAccountQuery>(environment, query, {}).subscribe({ error: () => undefined });
  }, [address, environment]);
  return address;
};
