import { getNullableType, isInputObjectType, isListType, type GraphQLInputType } from 'graphql';

/** What services call otherwise than the graph, beyond the case of the letters. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  jobOfferId: 'offerId',
  userRegisterSource: 'registerSource',
};

const graphName = (name: string): string => {
  const camelCase = name.replace(/[-_](\w)/g, (_all, letter: string) => letter.toUpperCase());
  return OTHER_NAMES[camelCase] ?? camelCase;
};

/**
 * Where in an input of the graph the place lies that a service names in its own words (`add_languages.1.id`), as far as
 * the input goes. Null when none of it is in the input.
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
