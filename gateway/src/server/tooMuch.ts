import { GraphQLError } from 'graphql';

/** An operation beyond a limit. */
export const tooMuch = (what: string, limit: number) =>
  new GraphQLError(`The operation has too many ${what}: the limit is ${limit}`, {
    // 400 whatever media type the client takes.
    extensions: { code: 'OPERATION_TOO_COMPLEX', status: 400, http: { status: 400, spec: false } },
  });
