import { useEffect, useRef } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useAddressOfAccountQuery } from '../../../__generated__/useAddressOfAccountQuery.graphql.ts';
import { followAddress } from '../../../auth/account/changeAddress.ts';
import { authState } from '../../../auth/authStore.ts';
import { useAuth } from '../../../auth/useAuth.ts';
import { useStoredData } from '../../../relay/useStoredData.ts';

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

/**
 * The address of the account. When it changes, here or in another tab, the rest of the page shows the new one, too; when the page has
 * heard from the services that another device has changed it, so does this browser.
 */
export const useAddressOfAccount = (): string | null => {
  const environment = useRelayEnvironment();
  const address = useAuth(({ profile }) => profile?.email ?? null);
  const stored = useStoredData(query, {}) as Partial<useAddressOfAccountQuery['response']> | undefined;
  const heard = stored?.viewer?.email ?? null;
  const shown = useRef(address);
  useEffect(() => {
    if (address === null || address === shown.current) return;
    shown.current = address;
    // If it fails, the rest follows when the page is loaded again.
    fetchQuery<useAddressOfAccountQuery>(environment, query, {}).subscribe({ error: () => undefined });
  }, [address, environment]);
  useEffect(() => {
    const known = authState().profile?.email ?? null;
    if (heard !== null && known !== null && heard.toLowerCase() !== known.toLowerCase()) void followAddress();
  }, [heard]);
  return address;
};
