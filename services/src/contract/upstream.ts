import type { AnyOperation } from '../rest/operation.ts';

/** A group of operations in a document. */
export interface Tag {
  name: string;
  description: string;
  operations: readonly AnyOperation[];
}

export interface Upstream {
  /** The name of the printed document. */
  name: string;
  title: string;
  description: string;
  /** The path below which the operations are served; `{language}` is a variable. */
  mount: string;
  tags: readonly Tag[];
}

export const operationsOf = ({ tags }: Upstream): AnyOperation[] =>
  tags.flatMap(({ operations }) => operations);

/** Returns the path of an operation in OpenAPI notation. */
export const pathOf = ({ url }: AnyOperation): string => url.replace(/:(\w+)/g, '{$1}');
