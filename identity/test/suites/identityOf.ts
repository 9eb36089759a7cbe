import type { TestIdentity } from '../startTestIdentity.ts';

/** The service under test, which starts before the tests of a suite run. */
export type IdentityOf = () => TestIdentity;
