import { useEffect } from 'react';
import { graphql } from 'react-relay';
import type { useAddressOfAccountQuery } from '../../../__generated__/useAddressOfAccountQuery.graphql.ts';
import { followAddress } from '../../../auth/account/changeAddress.ts';
import { authState } from '../../../auth/authStore.ts';
import { useAuth } from '../../../auth/useAuth.ts';
import { useStoredData } from '../../../relay/useStoredData.ts';

const query = graphql`
  query useAddressOfAccountQuery {
    viewer {
      email
    }
  }
`;

/** The address of the account. When the page has heard from the services that another device has changed it, so does this browser. */
export const useAddressOfAccount = (): string | null => {
  const address = useAuth(({ profile }) => profile?.email ?? null);
  const stored = useStoredData(query, {}) as Partial<useAddressOfAccountQuery['response']> | undefined;
  const heard = stored?.viewer?.email ?? null;
  useEffect(() => {
    const known = authState().profile?.email ?? null;
    if (heard !== null && known !== null && heard.toLowerCase() !== known.toLowerCase()) void followAddress();
  }, [heard]);
  return address;
};
