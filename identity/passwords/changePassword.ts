import { limitChecks, releaseChecks } from '../limits/limits.ts';
import { visitorOf } from '../limits/visitor.ts';
import { Password } from '../rpc/fields.ts';
import { wrongCredentials } from '../rpc/identityError.ts';
import { userOperation } from '../rpc/operation.ts';
import { countFailure, requireUnlocked } from './attempts.ts';
import { hasPassword } from './passwordColumns.ts';
import { requireOtherPassword } from './requireOtherPassword.ts';
import { setPassword } from './setPassword.ts';

/** Replaces the password of the signed-in user, who has to know the current one. Ends the other sign-ins. */
export const changePassword = userOperation(
  'ChangePassword',
  { PreviousPassword: Password, ProposedPassword: Password },
  async (deps, { user, grant }, { PreviousPassword: former, ProposedPassword: next }, caller) => {
    const visitor = await visitorOf(deps, user, caller, grant.deviceKey);
    const limited = { visitor, account: user, purpose: 'change_password' };
    await limitChecks(deps, limited);
    await requireUnlocked(deps.database, { id: user.id, visitor });
    if (!(await hasPassword(deps, user, former))) {
      await countFailure(deps.database, { id: user.id, visitor });
      throw wrongCredentials();
    }
    await releaseChecks(deps, limited);
    await requireOtherPassword(deps, user, next);
    await setPassword(deps, user, next, { retainedGrant: grant.id, knowsFormer: true });
    return {};
  },
);
