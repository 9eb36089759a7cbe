import { GraphQLError } from 'graphql';

/** The error of an operation beyond a limit, with what to do about it. */
export const limitExceeded = (counted: string, limit: number, advice: string) =>
  new GraphQLError(`The operation has too many ${counted}: the limit is ${limit}. ${advice}`, {
    // `spec: false`: 400 for every media type that the client accepts.
    extensions: { code: 'OPERATION_TOO_COMPLEX', status: 400, http: { status: 400, spec: false } },
  });

/** What to do about an operation that selects too much. */
export const splitIt = 'Split it into several operations';

/** What to do about an operation whose selections or values are nested too deeply. */
export const lessDeep = 'Request what lies deeper by its id in an operation of its own';
