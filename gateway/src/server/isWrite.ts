import { getOperationAST, OperationTypeNode, type DocumentNode } from 'graphql';

interface SelectedOperation {
  readonly document: DocumentNode;
  readonly operationName?: string | null | undefined;
}

/** Whether the selected operation is a mutation. */
export const isWrite = ({ document, operationName }: SelectedOperation): boolean =>
  getOperationAST(document, operationName)?.operation === OperationTypeNode.MUTATION;
