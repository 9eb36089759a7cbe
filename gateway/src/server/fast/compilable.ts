import {
  getNamedType,
  isAbstractType,
  isIntrospectionType,
  Kind,
  OperationTypeNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';

/**
 * Response keys that cannot be confused: the compiler joins those of a path by `_`, and puts types and `idx0` between them.
 * `__typename` and its aliases end a path.
 */
const plainKey = /^(?!idx\d)[a-z][a-zA-Z0-9]*$/;

/**
 * Texts of such characters only: the compiler writes texts that contain a mark of its own, `__MAGIC_…`, into its program as
 * they are. Only documents of the site get here; this is a second bolt.
 */
const plainText = /^[\p{L}\p{N} .,:/-]*$/u;

/**
 * Whether the compiler may be trusted with an operation, as far as its document tells. It may not with mutations, which
 * must not run twice; introspection; types that are decided for each row; variables within lists and objects; and texts or
 * names that its program could confuse.
 */
export const isCompilable = (
  document: DocumentNode,
  operation: OperationDefinitionNode,
  schema: GraphQLSchema,
): boolean => {
  if (operation.operation !== OperationTypeNode.QUERY) return false;
  let isPlain = true;
  const types = new TypeInfo(schema);
  const refuse = () => {
    isPlain = false;
  };
  const refuseVariables = (node: Parameters<typeof visit>[0]) => {
    visit(node, { Variable: refuse });
  };
  visit(
    document,
    visitWithTypeInfo(types, {
      Field: ({ alias, name }) => {
        const type = getNamedType(types.getType());
        const key = alias?.value ?? name.value;
        if (name.value === '__typename' ? key === '__proto__' : !plainKey.test(key)) refuse();
        if (!type || isAbstractType(type) || isIntrospectionType(type)) refuse();
      },
      ListValue: refuseVariables,
      ObjectValue: refuseVariables,
      StringValue: ({ value }) => {
        if (!plainText.test(value)) refuse();
      },
    }),
  );
  return isPlain && document.definitions.every(({ kind }) => known.has(kind));
};

const known: ReadonlySet<Kind> = new Set([Kind.OPERATION_DEFINITION, Kind.FRAGMENT_DEFINITION]);
