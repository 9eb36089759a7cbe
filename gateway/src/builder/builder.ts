import SchemaBuilder from '@pothos/core';
import ComplexityPlugin from '@pothos/plugin-complexity';
import RelayPlugin from '@pothos/plugin-relay';
import ScopeAuthPlugin from '@pothos/plugin-scope-auth';
import { authScopes, signedOut, type AuthScopes } from '../auth/scopes.ts';
import type { Context } from './context.ts';
import { fieldCost } from './fieldCost.ts';
import { nodeId, toGlobalId } from './globalId.ts';

interface Scalar<T> {
  Input: T;
  Output: T;
}

/** What connections say beside their rows. */
export interface ConnectionFacts {
  readonly totalCount: number;
  readonly pageCount: number;
  /** False if the service stopped counting. */
  readonly totalIsExact?: boolean;
}

/** Builds every type of the graph. */
export const builder = new SchemaBuilder<{
  AuthScopes: AuthScopes;
  Context: Context;
  Connection: ConnectionFacts;
  DefaultEdgesNullability: { list: false; items: true };
  Scalars: {
    ID: { Input: string; Output: string | number };
    Date: Scalar<string>;
    DateTime: Scalar<string>;
    UUID: Scalar<string>;
    CountryCode: Scalar<string>;
    CurrencyCode: Scalar<string>;
    LanguageCode: Scalar<string>;
    URL: Scalar<string>;
    JSON: Scalar<unknown>;
  };
}>({
  // Scopes come first, so that they are checked before anything else is done for a field.
  plugins: [ScopeAuthPlugin, RelayPlugin, ComplexityPlugin],
  scopeAuth: { authScopes, unauthorizedError: (_parent, context) => signedOut(context) },
  // Checked once for each operation, before its first field: see server/limits/useCostLimit.ts.
  complexity: { fieldComplexity: fieldCost, disabled: true },
  relay: {
    cursorType: 'String',
    clientMutationId: 'optional',
    brandLoadedObjects: true,
    encodeGlobalID: toGlobalId,
    decodeGlobalID: nodeId,
    nodesQueryOptions: false,
    nodeTypeOptions: {
      description: 'A row that can be read by its id alone.',
    },
    nodeQueryOptions: {
      // One row for any id. An invalid id fails when its field resolves, and affects no other field.
      complexity: 1,
      description:
        'Reads a row of any type that implements Node by its `id`. Null when it does not exist, and when it belongs to a user who does not send the request with their bearer token; ids of other types are rejected with `BAD_USER_INPUT`.',
      args: { id: { description: 'The `id` of the row.' } },
    },
    idFieldOptions: { description: 'The global id, unique across all types.' },
    edgesFieldOptions: { nullable: { list: false, items: true }, description: 'The rows of this page.' },
    nodeFieldOptions: { description: 'The row itself.' },
    cursorFieldOptions: { description: 'The position of the row in the list, for `after`.' },
    pageInfoFieldOptions: { description: 'The position of this page within the list.' },
    pageInfoTypeOptions: { description: 'The position of a page within its list.' },
    hasNextPageFieldOptions: { description: 'Whether there are rows after this page.' },
    hasPreviousPageFieldOptions: { description: 'Whether there are rows before this page.' },
    startCursorFieldOptions: { description: 'The cursor of the first row; null on an empty page.' },
    endCursorFieldOptions: { description: 'The cursor of the last row, for `after`; null on an empty page.' },
    mutationInputArgOptions: { description: 'The input of the mutation.' },
    clientMutationIdInputOptions: { description: 'Returned unchanged in the payload.' },
    clientMutationIdFieldOptions: { description: 'The `clientMutationId` of the input; null without one.' },
  },
});

/** The builder's own types, for functions that make parts of the graph. */
export type GraphTypes = typeof builder extends PothosSchemaTypes.SchemaBuilder<infer T> ? T : never;

builder.queryType({ description: 'Everything that can be read. Texts are in the language of the request.' });
builder.mutationType({ description: 'Everything that can be sent.' });

builder.globalConnectionFields((t) => ({
  totalCount: t.exposeInt('totalCount', {
    nullable: false,
    description: 'The number of rows on all pages.',
  }),
  pageCount: t.exposeInt('pageCount', {
    nullable: false,
    description: 'The number of pages at this page size; 0 when the list is empty.',
  }),
}));
