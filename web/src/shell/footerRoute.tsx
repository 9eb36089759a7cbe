import type { RouteObject } from 'found';
import type { ReactElement } from 'react';
import { graphql } from 'relay-runtime';
import { cacheConfigOf } from '../relay/operationRole.ts';
import type { footerRoute_FooterQuery } from '../__generated__/footerRoute_FooterQuery.graphql.ts';
import { routeRender } from '../routing/foundTypes.ts';
import { FooterListsProvider } from './footer/footerLists.tsx';

export const footerQuery = graphql`
  query footerRoute_FooterQuery {
    ...Footer_query
  }
`;

/** The page is complete without the lists of the footer. */
export const footerCacheConfig = cacheConfigOf({ optional: true });

/** The outermost route. Its query loads what all pages of a language share, and is sent once. */
export const footerRoute: RouteObject = {
  query: footerQuery,
  fetchPolicy: 'store-or-network',
  cacheConfig: footerCacheConfig,
  render: routeRender(({ props }: { props: footerRoute_FooterQuery['response'] | null }): ReactElement => (
    // A failure leaves out the lists and does not fail the page.
    <FooterListsProvider query={props}>{null}</FooterListsProvider>
  )),
};
