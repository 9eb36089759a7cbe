import { InvalidRequest, Problem } from './problem.ts';

/** Marks an operation for signed-in users; callers must send `Authorization: Bearer <id token>`. */
export const authorised = { security: [{ idToken: [] }] } as const;

/** Marks an operation that accepts a token but does not require one. An invalid token is refused. */
export const authorisedOrGuest = { security: [{ idToken: [] }, {}] } as const;

/** Whether an operation with this `security` can be called without a token. */
export const allowsGuests = (security: readonly object[]): boolean =>
  security.length === 0 || security.some((scheme) => Object.keys(scheme).length === 0);

/** 401: the token is invalid. 503: the signing keys are unavailable, so the token could not be checked. */
export const authorisationFailures = { 401: Problem, 503: Problem };

/** The answer beyond an hourly limit. */
export const limitFailure = { 429: Problem };

/** The answers of an authorised read. */
export const foundForUser = <T>(ok: T) => ({ 200: ok, 400: InvalidRequest, ...authorisationFailures });

/** The answers of an authorised update. */
export const changedForUser = <T>(ok: T) => ({
  200: ok,
  400: InvalidRequest,
  ...authorisationFailures,
  422: InvalidRequest,
});

/** The answers of an authorised write that creates something (201) or finds what an earlier request created (200). */
export const createdForUser = <T>(ok: T) => ({
  200: ok,
  201: ok,
  400: InvalidRequest,
  ...authorisationFailures,
  404: Problem,
  422: InvalidRequest,
});
