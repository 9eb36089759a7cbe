import { InvalidRequest, Problem } from './problem.ts';

/** Marks an operation for signed-in users; callers must send `Authorization: Bearer <id token>`. */
export const authorised = { security: [{ idToken: [] }] } as const;

/** 401: invalid token. 503: signing keys unavailable, token unchecked. */
export const turnedAway = { 401: Problem, 503: Problem };

/** The answers of an authorised read. */
export const foundForUser = <T>(ok: T) => ({ 200: ok, 400: InvalidRequest, ...turnedAway });

/** The answers of an authorised update. */
export const changedForUser = <T>(ok: T) => ({
  200: ok,
  400: InvalidRequest,
  ...turnedAway,
  422: InvalidRequest,
});

/** The answers of an authorised write that creates something (201) or finds what an earlier request created (200). */
export const madeForUser = <T>(ok: T) => ({
  200: ok,
  201: ok,
  400: InvalidRequest,
  ...turnedAway,
  404: Problem,
  422: InvalidRequest,
});
