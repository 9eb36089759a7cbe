import { InvalidRequest, Problem } from './problem.ts';

/** Marks an operation for signed-in users: its caller must send `Authorization: Bearer <id token>`. */
export const authorised = { security: [{ idToken: [] }] } as const;

/** Who is not let in: a token that is no good, and one nobody can look at because the keys cannot be read. */
export const turnedAway = { 401: Problem, 503: Problem };

/** The answers of an authorised read. */
export const foundForUser = <T>(ok: T) => ({ 200: ok, 400: InvalidRequest, ...turnedAway });

/** The answers of an authorised write that changes what is there. */
export const changedForUser = <T>(ok: T) => ({
  200: ok,
  400: InvalidRequest,
  ...turnedAway,
  422: InvalidRequest,
});

/** The answers of an authorised write that makes something, or finds what an earlier request made. */
export const madeForUser = <T>(ok: T) => ({
  200: ok,
  201: ok,
  400: InvalidRequest,
  ...turnedAway,
  404: Problem,
  422: InvalidRequest,
});
