import { buildOperationNodeForField } from '@graphql-tools/utils';
import {
  getNamedType,
  isAbstractType,
  isObjectType,
  Kind,
  OperationTypeNode,
  print,
  visit,
  type DocumentNode,
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';

/** A query or mutation with all its fields, as written by a client that knows only the schema. */
export interface OutsideOperation {
  readonly kind: OperationTypeNode;
  readonly field: GraphQLField<unknown, unknown>;
  /** The name of the operation: the field's name with a capital. */
  readonly name: string;
  readonly document: DocumentNode;
  readonly text: string;
  /** The variables of nested fields. */
  readonly innerVariables: Readonly<Record<string, number>>;
}

const capital = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** Declares each used variable once, and no others. */
const withUsedVariables = (node: OperationDefinitionNode): OperationDefinitionNode => {
  const used = new Set<string>();
  visit(node.selectionSet, { Variable: ({ name }) => void used.add(name.value) });
  const definitions = node.variableDefinitions ?? [];
  const variableDefinitions = definitions.filter(({ variable }) => used.delete(variable.name.value));
  return { ...node, variableDefinitions };
};

/** Adds `__typename` to every row, as the caches of clients do. */
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

/** Requests one row from lists within lists, because their rows multiply the cost. */
const oneRowEach = ({ variableDefinitions = [] }: OperationDefinitionNode) =>
  Object.fromEntries(
    variableDefinitions
      .map(({ variable }) => variable.name.value)
      .filter((name) => /_(?:first|limit)$/.test(name))
      .map((name) => [name, 1]),
  );

type Selected = { [name: string]: Selected | true };

const hasId = (type: GraphQLOutputType): boolean => {
  const named = getNamedType(type);
  return isObjectType(named) && 'id' in named.getFields();
};

/**
 * Selects the ids alone of rows of several types, which may have fields of the same name and of other types: one selection cannot have
 * both. Undefined for a list whose rows are of one type.
 */
const idsOfSeveralTypes = (type: GraphQLOutputType): Selected | undefined => {
  const named = getNamedType(type);
  if (isAbstractType(named)) return { id: true };
  if (!/(?:Connection|Edge)$/.test(named.name) || !isObjectType(named)) return undefined;
  const parts = Object.values(named.getFields());
  const selections = parts.map((part) => idsOfSeveralTypes(part.type));
  if (selections.every((selection) => selection === undefined)) return undefined;
  return Object.fromEntries(
    parts.map((part, at) => [part.name, selections[at] ?? (hasId(part.type) ? { id: true } : true)]),
  );
};

const operation = (
  schema: GraphQLSchema,
  kind: OperationTypeNode,
  field: GraphQLField<unknown, unknown>,
  depthLimit: number,
): OutsideOperation => {
  const name = capital(field.name);
  const selectedFields = idsOfSeveralTypes(field.type);
  const node = buildOperationNodeForField({
    schema,
    kind,
    field: field.name,
    depthLimit,
    circularReferenceDepth: 1,
    ...(selectedFields && { selectedFields }),
  });
  const operation = {
    ...withTypes(withUsedVariables(node)),
    name: { kind: Kind.NAME, value: name },
  } as const;
  const document: DocumentNode = { kind: Kind.DOCUMENT, definitions: [operation] };
  return { kind, field, name, document, text: print(document), innerVariables: oneRowEach(operation) };
};

/**
 * The number of levels to select. Connections add two levels. Cities, posts, offers and reviews get fewer, and so do payloads with
 * offers, because they have lists that make a call for each row, and one for the votes among these reviews: together more than
 * an operation may make.
 */
const depthOf = ({ type }: GraphQLField<unknown, unknown>): number => {
  const named = getNamedType(type);
  const { name } = named;
  if (name.endsWith('Connection')) return 4;
  const fields = name.endsWith('Payload') && isObjectType(named) ? Object.values(named.getFields()) : [];
  const hasOffers = fields.some((field) => getNamedType(field.type).name === 'JobOffer');
  if (name === 'CityCategory') return 1;
  return hasOffers || /^(?:City|JobOffer|Post|Review)$/.test(name) ? 2 : 3;
};

/** An operation for each query and mutation, selecting its rows and the rows that they refer to. */
export const operationsOf = (schema: GraphQLSchema): readonly OutsideOperation[] =>
  [OperationTypeNode.QUERY, OperationTypeNode.MUTATION].flatMap((kind) =>
    Object.values(schema.getRootType(kind)?.getFields() ?? {}).map((field) =>
      operation(schema, kind, field, depthOf(field)),
    ),
  );
