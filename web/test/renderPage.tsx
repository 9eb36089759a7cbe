import { useRouter, type Match } from 'found';
import { Suspense, type ComponentType } from 'react';
import { useLazyLoadQuery } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import type { PageProps } from '../src/routing/pageOptions.ts';
import type { RoutingContext } from '../src/routing/routingContext.ts';
import { renderInSite, type RenderedSite } from './renderInSite.tsx';

type Resolvers = Parameters<typeof MockPayloadGenerator.generate>[1];

interface PageUnderTest<Query extends OperationType> {
  readonly page: ComponentType<PageProps<Query>>;
  readonly query: GraphQLTaggedNode;
  readonly variables: Query['variables'];
  /** The answer of the gateway, by type. */
  readonly answer: Resolvers;
  readonly path?: string;
  readonly params?: Readonly<Record<string, string>>;
}

/** Renders a page with its own query, answered by type. */
export const renderPage = async <Query extends OperationType>(
  under: PageUnderTest<Query>,
): Promise<RenderedSite> => {
  const { page: Page, query, variables, answer, path = '/berlin', params = {} } = under;
  const environment = createMockEnvironment();
  environment.mock.queueOperationResolver((operation) => MockPayloadGenerator.generate(operation, answer));
  function Loaded() {
    const data = useLazyLoadQuery<Query>(query, variables);
    const { match } = useRouter();
    return (
      <Page
        data={data}
        match={{ ...match, params: { ...match.params, ...params } } as Match<RoutingContext>}
      />
    );
  }
  return renderInSite(
    <Suspense fallback={null}>
      <Loaded />
    </Suspense>,
    { environment, path },
  );
};
