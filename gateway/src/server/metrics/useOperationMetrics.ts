import { readFileSync } from 'node:fs';
import { getOperationAST, type DocumentNode, type ExecutionResult } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { Context } from '../../builder/context.ts';
import type { GatewayMetrics, OperationOutcome } from './gatewayMetrics.ts';

/** The names of the site's own operations, which are few and known. */
const namesIn = (file: URL): ReadonlySet<string> => {
  const texts = Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
  return new Set(texts.flatMap((text) => /^\s*(?:query|mutation)\s+(\w+)/m.exec(text)?.[1] ?? []));
};

/** Names an operation in metrics: any other than those of the site is `other`, because clients choose their names. */
export const siteOperationNames = (file: URL) => {
  const names = namesIn(file);
  return (document: DocumentNode, operationName?: string | null): string => {
    const name = getOperationAST(document, operationName)?.name?.value ?? '';
    return names.has(name) ? name : 'other';
  };
};

const isResult = (result: unknown): result is ExecutionResult =>
  typeof result === 'object' && result !== null;

const outcomeOf = (result: unknown, { degraded }: Context['answer']): OperationOutcome => {
  if (!isResult(result) || result.data === null || result.data === undefined) return 'failed';
  return result.errors === undefined && degraded === null ? 'complete' : 'incomplete';
};

/** Measures each operation that is executed. */
export const useOperationMetrics = (
  { operationEnded }: Pick<GatewayMetrics, 'operationEnded'>,
  nameOf: (document: DocumentNode, operationName?: string | null) => string,
): Plugin<Context> => ({
  onExecute: ({ context: { answer }, args: { document, operationName } }) => {
    const started = performance.now();
    return {
      onExecuteDone: ({ result }) => {
        const seconds = (performance.now() - started) / 1000;
        operationEnded(nameOf(document, operationName), outcomeOf(result, answer), seconds);
      },
    };
  },
});
