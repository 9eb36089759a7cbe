import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
} from 'graphql';

/** Values that exist in the sample data, by `field.argument` or by the argument's name; null omits the argument. */
export type SampleValues = Readonly<Record<string, unknown>>;

type Slot = GraphQLArgument | GraphQLInputField;

/**
 * The variables of a query or mutation, nested inputs included. Throws one error that names every required value that is
 * missing, so that the author of a new field sees which sample values to add.
 */
export const argumentsFor = (
  field: GraphQLField<unknown, unknown>,
  samples: SampleValues,
): Readonly<Record<string, unknown>> => {
  const missing: string[] = [];

  const sampleOf = (name: string): unknown => {
    const own = `${field.name}.${name}`;
    const sample = samples[Object.hasOwn(samples, own) ? own : name] ?? undefined;
    return typeof sample === 'function' ? (sample as () => unknown)() : sample;
  };

  const valueOf = (name: string, type: GraphQLInputType): unknown => {
    const sample = sampleOf(name);
    if (sample !== undefined) return sample;
    const inner = getNullableType(type);
    if (isListType(inner)) {
      const one = valueOf(name, inner.ofType);
      return one === undefined ? undefined : [one];
    }
    if (isEnumType(inner)) return inner.getValues()[0]?.name;
    if (isInputObjectType(inner)) return objectOf(Object.values(inner.getFields()), `${inner.name}.`);
    return undefined;
  };

  const objectOf = (slots: readonly Slot[], within: string) =>
    Object.fromEntries(
      slots.flatMap((slot) => {
        const required = isNonNullType(slot.type) && slot.defaultValue === undefined;
        const known = required || sampleOf(slot.name) !== undefined;
        const value = known ? valueOf(slot.name, slot.type) : undefined;
        if (value !== undefined) return [[slot.name, value] as const];
        if (required) missing.push(`${within}${slot.name} (${getNamedType(slot.type).name})`);
        return [];
      }),
    );

  const variables = objectOf(field.args, `${field.name}.`);
  if (missing.length > 0) {
    throw new Error(`sampleValues.ts has no value for ${field.name}: ${missing.join(', ')}`);
  }
  return variables;
};
