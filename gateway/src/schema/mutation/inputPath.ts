import { getNullableType, isInputObjectType, isListType, type GraphQLInputType } from 'graphql';

/** Fields whose names in the services differ from the graph by more than their case. */
const otherNames: Readonly<Record<string, string>> = {
  jobOfferId: 'offerId',
  userRegisterSource: 'registerSource',
};

const graphName = (name: string): string => {
  const camelCase = name.replace(/[-_](\w)/g, (_all, letter: string) => letter.toUpperCase());
  return otherNames[camelCase] ?? camelCase;
};

/**
 * Converts a path of a service (`add_languages.1.id`) to a path in an input of the graph, as far as the input has it.
 * Null when the input has no part of the path.
 */
export const inputPath = (input: GraphQLInputType, place: string): readonly string[] | null => {
  const path: string[] = [];
  let type = getNullableType(input);
  for (const name of place.split('.')) {
    if (isListType(type) && /^\d+$/.test(name)) {
      path.push(name);
      type = getNullableType(type.ofType as GraphQLInputType);
    } else if (isInputObjectType(type)) {
      const field = type.getFields()[graphName(name)];
      if (field === undefined) break;
      path.push(field.name);
      type = getNullableType(field.type);
    } else break;
  }
  return path.length === 0 ? null : path;
};
