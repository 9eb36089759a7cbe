import { useRouter } from 'found';
import { useMemo } from 'react';
import { useRelayEnvironment } from 'react-relay';
import {
  createOperationDescriptor,
  getRequest,
  type GraphQLTaggedNode,
  type OperationType,
} from 'relay-runtime';
import type { footerRoute_FooterQuery } from '../__generated__/footerRoute_FooterQuery.graphql.ts';
import type { MessageId } from '../i18n/messageId.ts';
import { NotFoundPage } from '../pages/not-found/NotFoundPage.tsx';
import { PageError } from '../routing/PageError.tsx';
import { AppShell } from '../shell/AppShell.tsx';
import { FooterListsProvider } from '../shell/footer/footerLists.tsx';
import { footerQuery } from '../shell/footerRoute.tsx';
import { shellSlots } from './shellSlots.tsx';

/** The stored answer of a query, or null when it is incomplete. */
const useStored = <Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Query['variables'],
): Query['response'] | null => {
  const environment = useRelayEnvironment();
  return useMemo(() => {
    const operation = createOperationDescriptor(getRequest(query), variables);
    if (environment.check(operation).status === 'missing') return null;
    return environment.lookup(operation.fragment).data as Query['response'];
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the variables are equal on every render
  }, [environment, query]);
};

/** An error page inside header and footer, which no route renders after an error. */
export function ErrorShell({ status, title }: { status: number; title?: MessageId | undefined }) {
  const { match } = useRouter();
  const footer = useStored<footerRoute_FooterQuery>(footerQuery, {});
  return (
    <FooterListsProvider query={footer}>
      <AppShell
        options={{ missing: status === 404 }}
        links="same path"
        city={null}
        slots={shellSlots}
        key={match.location.pathname}
      >
        {status === 404 ? (
          <NotFoundPage />
        ) : (
          <PageError retry={() => window.location.reload()} {...(title === undefined ? {} : { title })} />
        )}
      </AppShell>
    </FooterListsProvider>
  );
}
