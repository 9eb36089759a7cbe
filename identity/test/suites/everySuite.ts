import { challengesSuite } from './challenges.suite.ts';
import { changedAddressSuite } from './changedAddress.suite.ts';
import { codesSuite } from './codes.suite.ts';
import { deletedAccountsSuite } from './deletedAccounts.suite.ts';
import type { IdentityOf } from './identityOf.ts';
import { restartSuite } from './restart.suite.ts';
import { secondFactorSuite } from './secondFactor.suite.ts';
import { srpSuite } from './srp.suite.ts';
import { stolenPasswordSuite } from './stolenPassword.suite.ts';
import { tokensSuite } from './tokens.suite.ts';
import { unknownAccountsSuite } from './unknownAccounts.suite.ts';
import { visitorsSuite } from './visitors.suite.ts';

const suites = [
  srpSuite,
  tokensSuite,
  codesSuite,
  changedAddressSuite,
  secondFactorSuite,
  challengesSuite,
  stolenPasswordSuite,
  unknownAccountsSuite,
  visitorsSuite,
  deletedAccountsSuite,
  restartSuite,
];

/** Runs all suites against a service. */
export const everySuite = (identityOf: IdentityOf): void => {
  for (const suite of suites) suite(identityOf);
};
