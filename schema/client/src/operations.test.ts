import { readFileSync, readdirSync } from 'node:fs';
import {
  buildSchema,
  getNamedType,
  isAbstractType,
  isCompositeType,
  Kind,
  parse,
  print,
  validate,
  type FieldNode,
  type GraphQLObjectType,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const schema = buildSchema(read('../../schema.graphql'));
const document = parse(
  readdirSync(new URL('../operations/', import.meta.url))
    .map((file) => read(`../operations/${file}`))
    .join('\n'),
);
const operations = document.definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION);
const fragments = new Map(
  document.definitions.flatMap((each) =>
    each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each]] : [],
  ),
);

const readme = read('../README.md');

/** The fields by which the README has caches store rows of types without an id. */
const keyFields = new Map(
  [...readme.matchAll(/^ {2}(\w+): \{ keyFields: \['(\w+)'\] \}/gm)].map(([, type, field]) => [type, field]),
);

/** The same fields as the keys for graphcache name them. */
const graphcacheKeys = new Map(
  [...readme.matchAll(/^ {2}(\w+): \((\w+)\) => \2\.(\w+)/gm)].map(([, type, , field]) => [type, field]),
);

/** The types of interfaces and unions that the README tells Apollo Client. */
const possibleTypes = Object.fromEntries(
  [...readme.matchAll(/^ {2}(\w+): \[([^\]]*)\]/gm)].map(([, type = '', types = '']) => [
    type,
    [...types.matchAll(/'(\w+)'/g)].map(([, name = '']) => name),
  ]),
);

const keyOf = (type: GraphQLObjectType): string | undefined =>
  'id' in type.getFields() ? 'id' : keyFields.get(type.name);

/** The fields that a selection has for rows of a type, those of its fragments included. */
const fieldsFor = (type: GraphQLObjectType, set: SelectionSetNode): readonly FieldNode[] =>
  set.selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    const part = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
    const condition = schema.getType(part?.typeCondition?.name.value ?? type.name);
    const applies = condition === type || (isAbstractType(condition) && schema.isSubType(condition, type));
    return part && applies ? fieldsFor(type, part.selectionSet) : [];
  });

interface Selected {
  readonly operation: string;
  readonly type: GraphQLObjectType;
  readonly path: string;
  readonly fields: readonly FieldNode[];
}

/** What an operation selects of every row, for each type that the row may have. */
const selectedBy = (operation: OperationDefinitionNode): readonly Selected[] => {
  const name = operation.name?.value ?? '';
  const below = (type: GraphQLObjectType, set: SelectionSetNode, path: string): readonly Selected[] => {
    const fields = fieldsFor(type, set);
    const deeper = fields.flatMap(({ name: { value }, selectionSet }) => {
      const inner = getNamedType(type.getFields()[value]?.type);
      if (selectionSet === undefined || !isCompositeType(inner)) return [];
      const types = isAbstractType(inner) ? schema.getPossibleTypes(inner) : [inner];
      return types.flatMap((each) => below(each, selectionSet, `${path}.${value}`));
    });
    return [{ operation: name, type, path: `${path} on ${type.name}`, fields }, ...deeper];
  };
  const root = schema.getRootType(operation.operation);
  return root ? below(root, operation.selectionSet, name) : [];
};

const selections = operations.flatMap(selectedBy);

it('can do what the graph can: every root field that is not deprecated has an operation', () => {
  expect(validate(schema, document)).toEqual([]);
  const used = new Set(
    operations.flatMap(({ selectionSet }) =>
      selectionSet.selections.map((field) => (field.kind === Kind.FIELD ? field.name.value : '')),
    ),
  );
  const offered = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {})
      .filter(({ deprecationReason }) => deprecationReason == null)
      .map(({ name }) => name),
  );
  expect(offered.filter((name) => !used.has(name))).toEqual([]);
});

it('selects the key of every row that caches store by one', () => {
  const lacking = selections.filter(({ type, fields }) => {
    const key = keyOf(type);
    return key !== undefined && !fields.some(({ name, alias }) => name.value === key && !alias);
  });
  expect(lacking.map(({ path }) => path)).toEqual([]);
  expect([...keyFields]).toEqual([['Country', 'code']]);
  expect([...graphcacheKeys]).toEqual([...keyFields]);
});

/** A field with its arguments and all that is selected below it, in one order. */
const expanded = ({ name, arguments: given = [], selectionSet }: FieldNode): string => {
  const called = `${name.value}(${given.map(print).toSorted().join(', ')})`;
  return selectionSet ? `${called} {${[...new Set(partsOf(selectionSet))].toSorted().join(' ')}}` : called;
};

const partsOf = (set: SelectionSetNode): readonly string[] =>
  set.selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [expanded(selection)];
    const part = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
    return part ? partsOf(part.selectionSet) : [];
  });

it('comes with a README that names the types of every interface and union', () => {
  const abstract = Object.values(schema.getTypeMap()).filter(isAbstractType);
  const types = abstract.map((type) => [type.name, schema.getPossibleTypes(type).map(({ name }) => name)]);
  expect(possibleTypes).toEqual(Object.fromEntries(types));
});

it('selects in mutations the lists and figures that a query shows, with the same arguments', () => {
  const shown = (kind: string) =>
    new Set(
      operations
        .filter(({ operation }) => operation === kind)
        .flatMap(selectedBy)
        .filter(({ type }) => type.name === 'User' || type.name === 'JobOffer')
        .flatMap(({ type, fields }) => fields.map((field) => `${type.name}.${expanded(field)}`))
        .filter((text) => text.includes('{')),
    );
  const inQueries = shown('query');
  const inMutations = [...shown('mutation')];
  expect(inMutations.length).toBeGreaterThan(8);
  expect(inMutations.filter((text) => !inQueries.has(text))).toEqual([]);
});
