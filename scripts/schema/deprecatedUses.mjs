import { NoDeprecatedCustomRule, parse, validate } from 'graphql';

/**
 * The deprecated fields, arguments and values that the documents use, each once, with what to use instead.
 *
 * @returns {string[]}
 */
export const deprecatedUses = (schema, texts) => {
  const errors = texts.flatMap((text) => validate(schema, parse(text), [NoDeprecatedCustomRule]));
  return [...new Set(errors.map(({ message }) => message))];
};
