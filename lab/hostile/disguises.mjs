// The same operation, written so that a limit might count it less.
import { getNamedType, Kind, parse, print, TypeInfo, visit, visitWithTypeInfo } from 'graphql';

const name = (value) => ({ kind: Kind.NAME, value });

const variableOf = (at, value, defaultValue) => ({
  kind: Kind.VARIABLE_DEFINITION,
  variable: { kind: Kind.VARIABLE, name: name(`v${at}`) },
  type: { kind: Kind.NAMED_TYPE, name: name('Int') },
  ...(defaultValue && { defaultValue: { kind: Kind.INT, value } }),
});

/** Row counts become variables, sent or as defaults. */
const withVariables = (document, isDefault) => {
  const definitions = [];
  const variables = {};
  const changed = visit(document, {
    Argument: (node) => {
      if (node.value.kind !== Kind.INT || !['first', 'limit'].includes(node.name.value)) return undefined;
      const at = definitions.length;
      definitions.push(variableOf(at, node.value.value, isDefault));
      if (!isDefault) variables[`v${at}`] = Number(node.value.value);
      return { ...node, value: { kind: Kind.VARIABLE, name: name(`v${at}`) } };
    },
  });
  const [operation] = changed.definitions;
  return {
    query: print({ ...changed, definitions: [{ ...operation, variableDefinitions: definitions }] }),
    variables,
  };
};

/** Every selection is in a named fragment, or in one without a name. */
const withFragments = (document, schema, isNamed) => {
  const types = new TypeInfo(schema);
  const fragments = [];
  const changed = visit(
    document,
    visitWithTypeInfo(types, {
      SelectionSet: {
        leave: (node, _key, parent) => {
          const type = getNamedType(types.getParentType());
          if (parent.kind !== Kind.FIELD || !type) return undefined;
          const typeCondition = { kind: Kind.NAMED_TYPE, name: name(type.name) };
          if (!isNamed)
            return {
              ...node,
              selections: [{ kind: Kind.INLINE_FRAGMENT, typeCondition, selectionSet: node }],
            };
          const fragment = name(`F${fragments.length}`);
          fragments.push({
            kind: Kind.FRAGMENT_DEFINITION,
            name: fragment,
            typeCondition,
            selectionSet: node,
          });
          return { ...node, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: fragment }] };
        },
      },
    }),
  );
  return { query: print({ ...changed, definitions: [...changed.definitions, ...fragments] }) };
};

/** A directive on every field, which leaves it in. */
const withDirectives = (query) => ({
  query: query.replaceAll('__typename', '__typename @include(if: true)'),
});

/** @returns each disguise of a query, by its name */
export const disguisesOf = (query, schema) => {
  const document = parse(query);
  return {
    variables: withVariables(document, false),
    defaults: withVariables(document, true),
    fragments: withFragments(document, schema, true),
    'inline fragments': withFragments(document, schema, false),
    directives: withDirectives(query),
    'a second operation': { query: `query A ${query} query B { __typename }`, operationName: 'A' },
    aliases: { query: `{ a: __typename ${query.replace(/^\{/, '')}` },
  };
};
