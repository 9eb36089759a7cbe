import { HttpProblem } from '../rest/httpProblem.ts';

/** The answer when the identity service fails or does not answer. */
export const identityUnavailable = (cause: unknown) =>
  Object.assign(new HttpProblem(503, 'The identity service cannot be reached. Try again later.'), { cause });
