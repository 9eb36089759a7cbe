import { GraphQLError } from 'graphql';

const badInput = (message: string, named: object = {}) =>
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', status: 400, ...named } });

/** The error for an argument that is out of range or malformed, and the rule that it breaks: `must be from 1 to 200`. */
export const badArgument = (argument: string, rule: string) =>
  badInput(`\`${argument}\` ${rule}`, { argument });

/** A number from `min` to `max`, or undefined; another one is the error for the argument. */
export const inRange = (
  argument: string,
  value: number | null | undefined,
  [min, max]: readonly [number, number],
): number | undefined => {
  if (value == null || (value >= min && value <= max)) return value ?? undefined;
  throw badArgument(argument, `must be from ${min} to ${max.toLocaleString('en')}`);
};

/** How much of an id is repeated: whole ones are shorter. */
const maxIdLength = 60;

/** The error for an id of another kind, which is one of several in an input, so that the message repeats it. */
export const badId = (id: string, kind: string) =>
  badInput(`"${id.slice(0, maxIdLength)}" is not an id of ${kind}`);
