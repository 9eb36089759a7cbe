import { createContext, use, type ReactNode } from 'react';
import type { Footer_query$key } from '../../__generated__/Footer_query.graphql.ts';

const FooterListsContext = createContext<Footer_query$key | null>(null);

/** Passes the answer of the outermost route to the footer. */
export function FooterListsProvider({
  query,
  children,
}: {
  query: Footer_query$key | null;
  children?: ReactNode;
}) {
  return <FooterListsContext value={query}>{children}</FooterListsContext>;
}

export const useFooterLists = (): Footer_query$key | null => use(FooterListsContext);
