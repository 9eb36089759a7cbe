import { GraphQLError } from 'graphql';

/** The error of an operation beyond a limit. */
export const limitExceeded = (counted: string, limit: number) =>
  new GraphQLError(`The operation has too many ${counted}: the limit is ${limit}`, {
    // `spec: false`: 400 for every media type that the client accepts.
    extensions: { code: 'OPERATION_TOO_COMPLEX', status: 400, http: { status: 400, spec: false } },
  });
