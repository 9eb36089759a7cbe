import { getOperationAST, OperationTypeNode, type DocumentNode } from 'graphql';

interface Asked {
  readonly document: DocumentNode;
  readonly operationName?: string | null | undefined;
}

/** Whether the operation asked for is a mutation. */
export const isWrite = ({ document, operationName }: Asked): boolean =>
  getOperationAST(document, operationName)?.operation === OperationTypeNode.MUTATION;
