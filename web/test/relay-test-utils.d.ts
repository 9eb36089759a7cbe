// The package has no types; these are the parts that the tests use.
declare module 'relay-test-utils' {
  import type {
    ConcreteRequest,
    Environment,
    GraphQLResponse,
    OperationDescriptor,
    Store,
  } from 'relay-runtime';

  interface MockContext {
    readonly args?: Readonly<Record<string, unknown>>;
    readonly path?: readonly string[];
  }

  /** Values for types, by name; missing values are generated. */
  export type MockResolvers = Readonly<Record<string, (context: MockContext) => unknown>>;

  export interface RelayMockEnvironment extends Environment {
    readonly mock: {
      readonly getAllOperations: () => readonly OperationDescriptor[];
      readonly getMostRecentOperation: () => OperationDescriptor;
      readonly queueOperationResolver: (
        resolve: (operation: OperationDescriptor) => GraphQLResponse | Error | null,
      ) => void;
      readonly queuePendingOperation: (query: ConcreteRequest, variables: object) => void;
      readonly rejectMostRecentOperation: (error: Error) => void;
      readonly resolve: (operation: OperationDescriptor, answer: GraphQLResponse) => void;
      readonly resolveMostRecentOperation: (
        answer: GraphQLResponse | ((operation: OperationDescriptor) => GraphQLResponse),
      ) => void;
    };
  }

  export const createMockEnvironment: (config?: { readonly store?: Store }) => RelayMockEnvironment;

  export const MockPayloadGenerator: {
    readonly generate: (operation: OperationDescriptor, resolvers?: MockResolvers) => GraphQLResponse;
  };
}
