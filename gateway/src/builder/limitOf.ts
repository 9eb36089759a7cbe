import { GraphQLError } from 'graphql';

const maxLimit = 100;

/** Returns the value of a limit argument. Rejects values outside 1 to 100. */
export const limitOf = (limit: number | null | undefined, fallback: number): number => {
  const value = limit ?? fallback;
  if (value >= 1 && value <= maxLimit) return value;
  throw new GraphQLError(`\`limit\` must be from 1 to ${maxLimit}`, {
    extensions: { code: 'BAD_USER_INPUT', status: 400 },
  });
};

/** The value of an optional limit argument; null leaves the limit to the service. */
export const optionalLimit = (limit: number | null | undefined): number | null =>
  limit === null || limit === undefined ? null : limitOf(limit, limit);
