import {
  DirectiveLocation,
  GraphQLDirective,
  GraphQLInt,
  GraphQLList,
  isListType,
  isNonNullType,
  type GraphQLOutputType,
} from 'graphql';

/** As Relay and other clients know it. */
export const semanticNonNull = new GraphQLDirective({
  name: 'semanticNonNull',
  description:
    'Only a fault makes the field null, and then `errors` has an entry for it. Code generators can type it as never null for programs that handle `errors` apart.',
  locations: [DirectiveLocation.FIELD_DEFINITION],
  args: {
    levels: {
      type: new GraphQLList(GraphQLInt),
      defaultValue: [0],
      description: 'Where that holds: 0 is the field itself, 1 the items of its list.',
    },
  },
});

const nullableLevels = (type: GraphQLOutputType, level = 0): readonly number[] => {
  if (isNonNullType(type)) return nullableLevels(type.ofType, level).filter((each) => each !== level);
  return isListType(type) ? [level, ...nullableLevels(type.ofType, level + 1)] : [level];
};

interface DescribedField {
  readonly type: GraphQLOutputType;
  readonly description?: string | null | undefined;
}

/**
 * The levels at which only a fault makes a field null. Descriptions are where the graph says when a field is null otherwise: one that
 * says nothing of null promises that it is not.
 */
export const semanticLevels = ({ type, description }: DescribedField): readonly number[] =>
  /\bnull\b/i.test(description ?? '') ? [] : nullableLevels(type);
