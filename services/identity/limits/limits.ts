import { limitRequests } from '../../src/rest/requestLimit.ts';
import { TooManyRequests } from '../../src/rest/tooManyRequests.ts';
import type { IdentityDeps } from '../deps.ts';
import { IdentityError } from '../rpc/identityError.ts';
import type { Caller } from '../rpc/operation.ts';

type Deps = Pick<IdentityDeps, 'database' | 'settings'>;

/** Who calls, for which account; the account may be one that does not exist. */
interface Limited {
  readonly caller: Pick<Caller, 'address'>;
  readonly account: { readonly id: string };
}

const count = async ({ database }: Deps, kind: string, subject: string, max: number): Promise<void> => {
  try {
    await limitRequests(database, { kind: `identity ${kind}`, subject, max });
  } catch (error) {
    if (!(error instanceof TooManyRequests)) throw error;
    throw new IdentityError('LimitExceededException', 'Attempt limit exceeded, please try after some time.');
  }
};

/** Counts a check of a password or code. Throws beyond the hourly limits of the address and the account. */
export const limitChecks = async (deps: Deps, { caller, account }: Limited): Promise<void> => {
  const { checksPerAddress, checksPerAccount } = deps.settings.limits;
  await count(deps, 'checks by', caller.address, checksPerAddress);
  await count(deps, 'checks of', account.id, checksPerAccount);
};

/** Counts a code to send. Throws beyond the hourly limits of the address and the account. */
export const limitCodes = async (deps: Deps, { caller, account }: Limited): Promise<void> => {
  const { codesPerAddress, codesPerAccount } = deps.settings.limits;
  await count(deps, 'codes by', caller.address, codesPerAddress);
  await count(deps, 'codes of', account.id, codesPerAccount);
};
