import type { AnyOperation } from '../rest/operation.ts';

/** Calls that belong together: a group of the document. */
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
  /** Where the services serve it; `{language}` is a variable of the server. */
  mount: string;
  tags: readonly Tag[];
}

export const operationsOf = ({ tags }: Upstream): AnyOperation[] =>
  tags.flatMap(({ operations }) => operations);

/** The path of an operation as documents write it. */
export const pathOf = ({ url }: AnyOperation): string => url.replace(/:(\w+)/g, '{$1}');
