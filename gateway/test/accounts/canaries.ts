import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  type GraphQLInputType,
  type GraphQLField,
} from 'graphql';

/** What every canary contains, so that one search finds them all; none of it occurs otherwise. */
export const canaryPattern = /qzx\d*xzq|1555010\d{6}/;

/** Makes values that nobody else uses, in the forms of what people enter. */
export const canaries = () => {
  let count = 0;
  const forms: readonly ((digits: string) => string)[] = [
    (digits) => `qzx${digits}xzq@canary.example`,
    (digits) => `+1555010${digits}`,
    (digits) => `Ada qzx${digits}xzq`,
    (digits) => `qzx${digits}xzq`,
    (digits) => `https://canary.example/qzx${digits}xzq?token=qzx${digits}xzq`,
  ];
  return {
    issued: () => count,
    next: (): string => {
      count += 1;
      return forms[count % forms.length]?.(String(count).padStart(6, '0')) ?? '';
    },
  };
};

const maxDepth = 5;

/** A value of a type of the graph in which every text is a canary. */
const valueOf = (type: GraphQLInputType, next: () => string, depth = 0): unknown => {
  const inner = getNullableType(type);
  if (isListType(inner)) return [valueOf(inner.ofType, next, depth), valueOf(inner.ofType, next, depth)];
  if (isEnumType(inner)) return inner.getValues()[0]?.name;
  if (isScalarType(inner)) {
    if (inner.name === 'Int') return 3;
    if (inner.name === 'Float') return 2.5;
    return inner.name === 'Boolean' ? true : next();
  }
  if (!isInputObjectType(inner) || depth > maxDepth) return null;
  const fields = Object.values(inner.getFields()).filter(
    (field) => depth < maxDepth || isNonNullType(field.type),
  );
  return Object.fromEntries(fields.map((field) => [field.name, valueOf(field.type, next, depth + 1)]));
};

const literalOf = (value: unknown, type: GraphQLInputType): string => {
  const inner = getNullableType(type);
  if (value === null || value === undefined) return 'null';
  if (isListType(inner))
    return `[${(value as unknown[]).map((one) => literalOf(one, inner.ofType)).join(', ')}]`;
  if (isInputObjectType(inner)) {
    const entries = Object.entries(value).map(([name, one]) => {
      const field = inner.getFields()[name];
      return field === undefined ? '' : `${name}: ${literalOf(one, field.type)}`;
    });
    return `{ ${entries.join(', ')} }`;
  }
  return isEnumType(inner) ? String(value) : JSON.stringify(value);
};

/** The texts of one field's operation: with canaries as variables, and with canaries in the text itself. */
export const operationsWith = (
  kind: 'query' | 'mutation',
  { name, args, type }: GraphQLField<unknown, unknown>,
  next: () => string,
) => {
  const selection =
    isObjectType(getNamedType(type)) || !isScalarType(getNamedType(type)) ? ' { __typename }' : '';
  const values = Object.fromEntries(args.map((arg) => [arg.name, valueOf(arg.type, next)]));
  const literals = args.map((arg) => `${arg.name}: ${literalOf(valueOf(arg.type, next), arg.type)}`);
  const declared = args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const passed = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const inParentheses = (text: string) => (text === '' ? '' : `(${text})`);
  const fieldOf = (passedArgs: string) => `{ ${name}${inParentheses(passedArgs)}${selection} }`;
  return [
    { query: `${kind} ${inParentheses(declared)} ${fieldOf(passed)}`, variables: values },
    { query: `${kind} ${fieldOf(literals.join(', '))}` },
  ];
};
