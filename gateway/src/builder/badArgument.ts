import { GraphQLError } from 'graphql';

/** The error for an argument that is out of range or malformed. */
export const badArgument = (message: string) =>
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', status: 400 } });
