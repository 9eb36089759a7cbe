import {
  Kind,
  visit,
  getOperationAST,
  getVariableValues,
  type DocumentNode,
  type SelectionNode,
  type ExecutionArgs,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type ExecutionResult,
} from 'graphql';
import { conditionOf, isCondition, isSelected } from '../../builder/selection.ts';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import { isCompilable } from './compilable.ts';
import type { Plugin } from 'graphql-yoga';
import type { Context } from '../../builder/context.ts';

/** The names of the variables that decide, by `@skip` and `@include`, what an operation selects. */
const conditionVariables = (document: DocumentNode): readonly string[] => {
  const names = new Set<string>();
  visit(document, {
    Directive: (directive) => {
      const condition = isCondition(directive) ? conditionOf(directive) : undefined;
      if (condition?.kind === Kind.VARIABLE) names.add(condition.name.value);
    },
  });
  return [...names];
};

/** A document without its conditions: what they leave out for these variables is left out. */
const withoutConditions = (
  document: DocumentNode,
  variables: Readonly<Record<string, unknown>>,
): DocumentNode => {
  const decide = (node: SelectionNode) => {
    if (!isSelected(node, variables)) return null;
    if (node.directives?.some(isCondition) !== true) return undefined;
    return { ...node, directives: node.directives.filter((directive) => !isCondition(directive)) };
  };
  return visit(document, { Field: decide, InlineFragment: decide, FragmentSpread: decide });
};

/** A compiled operation needs about 1 MB at most. */
const maxOperations = 200;

/** Compiling takes some hundred times as long as running, so documents that come once are not compiled. */
const runsBeforeCompiling = 2;

/** An operation can be compiled for each combination of its conditions. */
const maxVariants = 8;

type RunQuery = CompiledQuery['query'];

interface CompilableOperation {
  readonly node: OperationDefinitionNode;
  readonly conditions: readonly string[];
  /** By the values of the conditions; null for one that cannot be compiled. */
  readonly variants: Map<string, RunQuery | null>;
  runs: number;
}

const compile = (schema: GraphQLSchema, document: DocumentNode, name: string): RunQuery | null => {
  try {
    const query = compileQuery(schema, document, name);
    return isCompiledQuery(query) ? query.query : null;
  } catch {
    return null;
  }
};

/** Compiles operations that come often, and finds the function that runs one. The least recently used are dropped. */
export const compiledQueries = (schema: GraphQLSchema) => {
  const byName = new LRUCache<DocumentNode, Map<string, CompilableOperation | null>>({ max: maxOperations });

  const prepare = (document: DocumentNode, operationName: string | null | undefined) => {
    const node = getOperationAST(document, operationName);
    if (!node || !isCompilable(document, node, schema)) return null;
    return { node, conditions: conditionVariables(document), variants: new Map(), runs: 0 };
  };

  const known = ({ document, operationName }: ExecutionArgs): CompilableOperation | null => {
    const operations = byName.get(document) ?? new Map<string, CompilableOperation | null>();
    const name = operationName ?? '';
    const found = operations.get(name);
    if (found !== undefined) return found;
    const prepared = prepare(document, operationName);
    // Only operations of the document have an entry, so a document has few.
    if (prepared !== null || operations.size === 0) operations.set(name, prepared);
    byName.set(document, operations);
    return prepared;
  };

  /** The function that runs an operation with its variables; null if it is to be run without compiling. */
  return (args: ExecutionArgs): RunQuery | null => {
    const operation = known(args);
    if (operation === null) return null;
    operation.runs += 1;
    if (operation.runs <= runsBeforeCompiling) return null;
    const { node, conditions, variants } = operation;
    const inputs = args.variableValues ?? {};
    const { coerced } = getVariableValues(schema, node.variableDefinitions ?? [], inputs);
    // The error of an invalid variable is worded by the other executor.
    if (coerced === undefined) return null;
    const values = conditions.map((name) => coerced[name]);
    if (!values.every((value) => typeof value === 'boolean')) return null;
    const variant = values.join();
    const compiled = variants.get(variant);
    if (compiled !== undefined || variants.size >= maxVariants) return compiled ?? null;
    const document = withoutConditions(args.document, coerced);
    const query = compile(schema, document, node.name?.value ?? '');
    variants.set(variant, query);
    return query;
  };
};

const isPromise = <T>(value: T | Promise<T>): value is Promise<T> => value instanceof Promise;

/**
 * Runs queries of the site that come often as compiled programs: no text of anybody else reaches the compiler, whose programs
 * contain parts of it. An answer with an error comes from the plain executor, so that errors
 * are equal to the byte: it runs the query once more, and finds what the first run has loaded in the loaders of the request.
 */
export const useCompiledQueries = (
  schema: GraphQLSchema,
  isOfSite: (document: DocumentNode) => boolean,
): Plugin<Context> => {
  const find = compiledQueries(schema);
  return {
    onExecute: ({ args, executeFn, setExecuteFn }) => {
      const run = isOfSite(args.document) ? find(args) : null;
      if (run === null) return;
      setExecuteFn(() => {
        const plainIfFailed = (result: ExecutionResult) => (result.errors ? executeFn(args) : result);
        const result = run(args.rootValue, args.contextValue, args.variableValues ?? {});
        return isPromise(result) ? result.then(plainIfFailed) : plainIfFailed(result);
      });
    },
  };
};
