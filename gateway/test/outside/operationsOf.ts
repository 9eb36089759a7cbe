import { buildOperationNodeForField } from '@graphql-tools/utils';
import {
  getNamedType,
  getNullableType,
  isListType,
  Kind,
  OperationTypeNode,
  print,
  visit,
  type DocumentNode,
  type GraphQLField,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';

/** One query or mutation with everything that can be selected of it, as a client would write it that knows only the schema. */
export interface OutsideOperation {
  readonly kind: OperationTypeNode;
  readonly field: GraphQLField<unknown, unknown>;
  /** The name of the operation: that of the field, with a capital. */
  readonly name: string;
  readonly document: DocumentNode;
  readonly text: string;
  /** The variables of the fields within. */
  readonly innerVariables: Readonly<Record<string, number>>;
}

const capital = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** Keeps each variable once, and none of fields that were cut off. */
const withUsedVariables = (node: OperationDefinitionNode): OperationDefinitionNode => {
  const used = new Set<string>();
  visit(node.selectionSet, { Variable: ({ name }) => void used.add(name.value) });
  const definitions = node.variableDefinitions ?? [];
  const variableDefinitions = definitions.filter(({ variable }) => used.delete(variable.name.value));
  return { ...node, variableDefinitions };
};

/** Has every row say its type, as the caches of clients want it. */
const withTypes = (node: OperationDefinitionNode): OperationDefinitionNode =>
  visit(node, {
    SelectionSet: (set, _key, parent) =>
      parent === node || (parent !== undefined && 'operation' in parent)
        ? undefined
        : {
            ...set,
            selections: [
              { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } },
              ...set.selections,
            ],
          },
  });

/** Lists within lists are asked for one row each: their product is what costs. */
const oneRowEach = ({ variableDefinitions = [] }: OperationDefinitionNode) =>
  Object.fromEntries(
    variableDefinitions
      .map(({ variable }) => variable.name.value)
      .filter((name) => /_(?:first|limit)$/.test(name))
      .map((name) => [name, 1]),
  );

const operation = (
  schema: GraphQLSchema,
  kind: OperationTypeNode,
  field: GraphQLField<unknown, unknown>,
  depthLimit: number,
): OutsideOperation => {
  const name = capital(field.name);
  const node = buildOperationNodeForField({
    schema,
    kind,
    field: field.name,
    depthLimit,
    circularReferenceDepth: 1,
  });
  const operation = {
    ...withTypes(withUsedVariables(node)),
    name: { kind: Kind.NAME, value: name },
  } as const;
  const document: DocumentNode = { kind: Kind.DOCUMENT, definitions: [operation] };
  return { kind, field, name, document, text: print(document), innerVariables: oneRowEach(operation) };
};

/**
 * Rows lie two levels deeper in a connection, and one in a payload. Cities, posts and several offers lead to lists that are
 * a call each: everything of these would cost more than the limit.
 */
const depthOf = ({ type }: GraphQLField<unknown, unknown>): number => {
  const { name } = getNamedType(type);
  if (/(?:Connection|Payload)$/.test(name)) return 4;
  const isListOfOffers = name === 'JobOffer' && isListType(getNullableType(type));
  return isListOfOffers || /^(?:City|CityCategory|Post|Node)$/.test(name) ? 2 : 3;
};

/** All queries and mutations, each with the rows it is about and what these lead to. */
export const operationsOf = (schema: GraphQLSchema): readonly OutsideOperation[] =>
  [OperationTypeNode.QUERY, OperationTypeNode.MUTATION].flatMap((kind) =>
    Object.values(schema.getRootType(kind)?.getFields() ?? {}).map((field) =>
      operation(schema, kind, field, depthOf(field)),
    ),
  );
