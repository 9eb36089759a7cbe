import { getOperationAST, OperationTypeNode, type DocumentNode } from 'graphql';

/** The parameters of a request that may be answered fast. */
export interface FastParameters {
  readonly query?: unknown;
  readonly id?: unknown;
  readonly variables?: unknown;
  readonly operationName?: unknown;
}

/** An operation whose document has passed every check of documents. */
export interface KnownOperation {
  readonly document: DocumentNode;
  readonly variables: Readonly<Record<string, unknown>> | undefined;
  readonly operationName: string | undefined;
  readonly isQuery: boolean;
}

/** Where documents are found that have passed every check. */
export interface DocumentSources {
  /** Those that have run before, by their text. */
  readonly accepted: { readonly get: (text: string) => DocumentNode | undefined };
  /** Finds an operation of the site by its id. */
  readonly findSiteOperation: (id: string) => DocumentNode | null;
}

const parameters: ReadonlySet<string> = new Set(['query', 'id', 'variables', 'operationName']);

const isAbsent = (value: unknown): value is null | undefined => value === null || value === undefined;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const documentOf = (
  { query, id }: FastParameters,
  takesAnyOperation: boolean,
  { accepted, findSiteOperation }: DocumentSources,
): DocumentNode | null => {
  if (typeof query === 'string' && query !== '' && isAbsent(id))
    return (takesAnyOperation ? accepted.get(query) : null) ?? null;
  return typeof id === 'string' && isAbsent(query) ? findSiteOperation(id) : null;
};

/**
 * The operation of a request whose document is known to be valid and within the limits: one of the site, or one that has
 * run before. Null for all others, and for requests with anything unusual, which Yoga checks and answers.
 */
export const knownOperation = (
  body: FastParameters,
  takesAnyOperation: boolean,
  sources: DocumentSources,
): KnownOperation | null => {
  const { variables, operationName } = body;
  const isUsual = (name: string) => parameters.has(name) || isAbsent(body[name as keyof FastParameters]);
  if (!Object.keys(body).every(isUsual)) return null;
  if (!isAbsent(variables) && !isObject(variables)) return null;
  if (!isAbsent(operationName) && typeof operationName !== 'string') return null;
  const document = documentOf(body, takesAnyOperation, sources);
  const operation = document === null ? null : getOperationAST(document, operationName);
  if (document === null || !operation) return null;
  return {
    document,
    variables: variables ?? undefined,
    operationName: operationName ?? undefined,
    isQuery: operation.operation === OperationTypeNode.QUERY,
  };
};
